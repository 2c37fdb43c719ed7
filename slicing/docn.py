import subprocess
T='/tmp/pm/'
FULL=subprocess.check_output(['git','-C',T,'show','e6691f08:CHANGELOG.md'],text=True)
def entries():
    i=FULL.index('## [Unreleased]'); j=FULL.index('\n## ',i+5); out=[]
    for l in FULL[i:j].split('\n'):
        if l.startswith('- '): out.append(l)
        elif l.startswith('  ') and out: out[-1]+='\n'+l
    return out
class Docs:
    def __init__(s,C): s.C=C
    def r(s,f): return open(s.C+f).read()
    def w(s,f,x): open(s.C+f,'w').write(x)
    def changelog(s,sec,*keys):
        E=entries(); got=[]
        for k in keys:
            e=[e for e in E if k in e.split('\n')[0]]
            if e: got.append(e[0])
            else: print('no entry',k)
        x=s.r('CHANGELOG.md'); a='### '+sec+'\n\n'; i=x.index(a)+len(a); s.w('CHANGELOG.md',x[:i]+'\n'.join(got)+'\n'+x[i:])
    def lines_from_target(s,f,pred):
        """Inserts target lines for which pred(line), each after the nearest preceding target line that is present."""
        t=open(T+f).read().split('\n'); x=s.r(f).split('\n')
        for n,l in enumerate(t):
            if not pred(l) or l in x: continue
            k=n-1
            while k>=0 and (t[k] not in x or not t[k].strip()): k-=1
            i=x.index(t[k]) if k>=0 else -1
            x.insert(i+1,l)
        s.w(f,'\n'.join(x))
    def section(s,f,h):
        t=open(T+f).read(); i=t.index(h); j=t.find('\n## ',i+3); sec=t[i:] if j<0 else t[i:j+1]
        x=s.r(f)
        # before the first following target heading that is present
        heads=[l for l in t[i+3:].split('\n') if l.startswith('## ')]
        for hd in heads:
            if hd in x: s.w(f,x.replace(hd,sec.rstrip('\n')+'\n\n'+hd,1)); return
        s.w(f,x.rstrip('\n')+'\n\n'+sec.rstrip('\n')+'\n')
