import { writeFileSync } from 'node:fs'
import { WORTH } from '../../packages/chess/src/search/placement.ts'
const mg=new Array(602).fill(0),eg=new Array(602).fill(0)
for(let role=1;role<=6;role++)for(let at=0;at<32;at++){const sq=((at>>2)<<3)+(at&3);const w=WORTH[(role<<6)+sq];const i=(role-1)*32+at;mg[i]=(w+0x8000)>>16;eg[i]=(w<<16)>>16}
const reach=[[192,9,4,4,4],[201,14,5,4,4],[215,15,6,2,4],[230,28,11,1,2]]
for(const [b,n,mid,m,e] of reach)for(let i=0;i<n;i++){mg[b+i]=(i-mid)*m;eg[b+i]=(i-mid)*e}
const set=(i,m,e)=>{mg[i]=m;eg[i]=e}
set(258,25,45);set(259,22,8);set(260,10,6);set(261,-8,-18);set(262,-10,-12)
for(let r=0;r<8;r++)set(263+r,6,6)
;[0,[2,8],[4,12],[8,24],[18,44],[36,74],[60,110],0].forEach((x,r)=>x&&set(280+r,...x))
for(let u=0;u<48;u++)set(440+u,Math.min(350,Math.round((2*u*0.7)**2*0.5)),0)
for(let k=1;k<5;k++)for(let r=1;r<4;r++)set(376+0*8+r,9,0),set(376+8+r,9,0),set(376+16+r,9,0)
set(597,10,0)
writeFileSync('./init.txt',mg.map((m,i)=>m+' '+eg[i]).join('\n'))
