"""assemble.py <outdir-git-worktree> <label>... : writes into the worktree (at base) every piece whose label is given."""
import subprocess,re,os,sys,glob
B='9b683a77'; T='/tmp/pm'
def git(*a): return subprocess.check_output(['git','-C',T,*a],text=True,errors='surrogateescape')
ORDER='base texts settings second-factor offers pages payment-methods credit payouts statements unplaced books gateway documents group-changes access shop-purchases waiting-list invitations seats change-variant errands venues qurban content campaigns nets'.split()
def load():
    L={}
    for f in sorted(glob.glob('/tmp/labels/*.tsv')):
        for line in open(f):
            line=line.rstrip('\n')
            if not line.strip(): continue
            if '\t' not in line: print('BAD',f,line); continue
            p,l=line.split('\t',1); L[p.strip()]=l.strip()
    return L
def ranges(spec):
    # mix(a,b: note) -> mix(a|b); other (...) notes dropped
    spec=re.sub(r'mix\(([^()]*(?:\([^()]*\)[^()]*)*)\)',lambda m:'mix['+'|'.join(x.split(':')[0].strip() for x in m[1].split(','))+']',spec)
    for _ in range(3): spec=re.sub(r'\([^()]*\)','',spec)
    out={};pend=[]
    for part in re.split(r'[,;]',spec):
        part=part.strip()
        if not part: continue
        if '=' not in part:
            if re.match(r'^\d+(-\d+)?$',part): pend.append(part)
            else: print('SKIP',part,'in',spec[:80])
            continue
        a,lab=part.split('=',1); a=a.strip(); lab=lab.strip()
        a=re.sub(r'^[a-z ]+','',a)
        if not a: pend=[]; continue
        m=re.match(r'mix\[([^\]]*)\]',lab)
        lab='mix:'+m[1].replace('|','/') if m else lab.split()[0]
        for r in pend+a.split('+'):
            if '-' in r:
                x,y=r.split('-')
                for n in range(int(x),int(y)+1): out[n]=lab
            elif r: out[int(r)]=lab
        pend=[]
    return out
def parse_mod(l):
    """-> ('all',label) or {hunk: label | {line:label} | ('mix',[..])}"""
    l=l.strip()
    if l in ORDER: return ('all',l)
    res={}
    while True:
        n=re.sub(r'(\([^()]*);([^()]*\))',r'\1,\2',l)
        if n==l: break
        l=n
    for part in re.split(r';',l):
        part=part.strip()
        if not part: continue
        m=re.match(r'^all\s*[=:]\s*([\w-]+)',part)
        if m: return ('all',m[1])
        m=re.match(r'^h([\dh,\- ]+?)\s*[:=]\s*(.+)$',part)
        if not m: print('UNPARSED',part); continue
        hs=[]
        for r in m[1].split(','):
            r=r.strip().replace('h','')
            if '-' in r:
                x,y=r.split('-'); hs+=range(int(x),int(y)+1)
            elif r: hs.append(int(r))
        v=m[2].strip()
        mm=re.match(r'mix\(([^)]*)\)',v)
        if mm: val=('mix',[x.split(':')[0].strip() for x in mm[1].split(',')])
        elif re.match(r'^,?\d',v): val=ranges(v.lstrip(','))
        else: val=v.split()[0]
        for h in hs: res[h]=val
    return res
def hunks(f):
    d=git('diff','-U0',B,'HEAD','--',f)
    hs=[]
    cur=None
    for l in d.split('\n'):
        m=re.match(r'^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@',l)
        if m:
            cur=dict(os=int(m[1]),on=int(m[2] or 1) if m[2]!='0' else 0,ns=int(m[3]),nn=int(m[4]) if m[4] is not None else 1,rem=[],add=[])
            if m[2] is None: cur['on']=1
            hs.append(cur)
        elif cur is not None:
            if l.startswith('-'): cur['rem'].append(l[1:])
            elif l.startswith('+'): cur['add'].append(l[1:])
    return hs
def apply(f,lab,want):
    base=git('show',f'{B}:{f}')
    lines=base.split('\n')
    hs=hunks(f)
    todo=[]
    out=[];pos=0 # 0-based index into lines
    for i,h in enumerate(hs,1):
        start=h['os']-1 if h['on'] else h['os']
        out+=lines[pos:start]; pos=start
        v=lab[1] if isinstance(lab,tuple) else lab.get(i)
        old=lines[start:start+h['on']]
        if v is None: todo.append((i,'NOLABEL')); out+=old
        elif isinstance(v,dict):
            def ok(l):
                if not l.startswith('mix:'): return l in want
                xs=l[4:].split('/')
                got=[x for x in xs if x in want]
                if got and len(got)<len(xs): todo.append((i,'LINE '+l))
                return bool(got)
            add=[a for n,a in enumerate(h['add'],1) if ok(v.get(n,'base'))]
            if h['on'] and add and not all(ok(x) for x in set(v.values())): 
                todo.append((i,'MIXED-REPLACE'))
            # removal happens if any selected
            if add or all(ok(x) for x in set(v.values())): out+=add if add or h['on'] else []
            else: out+=old
        elif isinstance(v,tuple):
            got=[x for x in v[1] if x in want]
            if len(got)==len(v[1]): out+=h['add']
            else:
                out+=old
                if got: todo.append((i,'MIX '+','.join(v[1])))
        elif v in want: out+=h['add']
        else: out+=old
        pos=start+h['on']
    out+=lines[pos:]
    return '\n'.join(out),todo,base
def main():
    W=sys.argv[1]; want=set(sys.argv[2:])
    bad=want-set(ORDER)
    if bad: sys.exit(f'unknown {bad}')
    L=load()
    st=[l.split('\t') for l in git('diff','--no-renames','--name-status',B,'HEAD').split('\n') if l]
    for s,f in st:
        lab=L.get(f)
        if f.startswith('docs/') or f in('CHANGELOG.md','README.md','package-lock.json'):
            if lab is None: continue
        if lab is None: print('UNLABELLED',s,f); continue
        dst=os.path.join(W,f)
        if s=='A':
            m=re.match(r'([\w-]+)',lab)
            lb=m[1]
            if lb not in ORDER: print('BADLABEL',f,lab); continue
            if lb in want:
                os.makedirs(os.path.dirname(dst),exist_ok=True)
                data=subprocess.check_output(['git','-C',T,'show',f'HEAD:{f}'])
                rest=lab[len(lb):]
                rest=re.sub(r'^\s*(\(frame\))?\s*;?\s*(lines?:?)?\s*','',rest)
                if re.search(r'\d\)?\s*=',rest):
                    drop=set()
                    rr=ranges(re.sub(r'lines? ','',rest))
                    for n,l in rr.items():
                        if l.startswith('mix:'):
                            xs=l[4:].split('/'); got=[x for x in xs if x in want]
                            if not got: drop.add(n)
                            elif len(got)<len(xs): print('TODO',f,'new line',n,l)
                        elif l not in want: drop.add(n)
                    if drop: print('PARTIAL-NEW',f,rest.strip())
                    data='\n'.join(l for n,l in enumerate(data.decode().split('\n'),1) if n not in drop).encode()
                open(dst,'wb').write(data)
                mode=git('ls-tree','HEAD',f)[:6]
                if mode=='100755': os.chmod(dst,0o755)
        elif s=='D':
            m=re.match(r'([\w-]+)',lab.replace('all=','').replace('h1=',''))
            if m[1] in want and os.path.exists(dst): os.remove(dst)
        else:
            new,todo,base=apply(f,parse_mod(lab),want)
            if new!=base: open(dst,'w',errors='surrogateescape').write(new)
            for t in todo: print('TODO',f,*t)
if __name__=='__main__': main()
