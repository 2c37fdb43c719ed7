import subprocess,re,json,os
B='9b683a77'; T='/tmp/pm'
def git(*a): return subprocess.check_output(['git','-C',T,*a],text=True,errors='replace')
st=[l.split('\t') for l in git('diff','--no-renames','--name-status',B,'HEAD').split('\n') if l]
groups={'a-domain-contracts':('libs/domain','libs/contracts'),'b-runtime-testing-prisma':('libs/runtime','libs/testing','prisma'),'c-api':('api/',),'d-worker-e2e-root':('worker/','e2e/','scripts/','bench/','docker','package','nest','.','CONTRIBUTING','jest','tsconfig'),'e-admin':('admin-web/',),'f-shop':('shop-web/',),'g-docs':('docs/','CHANGELOG','README')}
out={g:[] for g in groups}
for s,f in st:
    g=next(g for g,p in groups.items() if f.startswith(p))
    out[g].append((s,f))
for g,fs in out.items():
    o=open(f'/tmp/hunks/{g}.txt','w')
    for s,f in fs:
        if s!='M': o.write(f'## {s} {f}\n'); continue
        o.write(f'## M {f}\n')
        if f=='package-lock.json': continue
        d=git('diff','-U0',B,'HEAD','--',f)
        n=0
        for l in d.split('\n')[4:]:
            if l.startswith('@@'):
                n+=1; o.write(f'@h{n} {l.split("@@")[2].strip()[:60]}\n')
            elif l.startswith('\\'): pass
            elif l: o.write(l+'\n')
    o.close()
    print(g,len(fs),sum(1 for x in fs if x[0]=='M'),os.path.getsize(f'/tmp/hunks/{g}.txt'))
