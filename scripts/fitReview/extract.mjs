import { readFileSync, createWriteStream } from 'node:fs'
import { assess, trace } from './trace.ts'
const root='../../packages/chess/src/'
const { parseFen } = await import(root+'index.ts')
const { lay, sideToMove, CELLS } = await import(root+'table.ts')
const { evaluate, fullnessOnTable, placementOnTable } = await import(root+'search/evaluate.ts')
const out=createWriteStream('./features.bin')
const ocb=()=>{const c=(l,h)=>{let n=0;for(;l;l&=l-1)n++;for(;h;h&=h-1)n++;return n};const L=0x55aa55aa
 if(c(CELLS[6],CELLS[7])!==1||c(CELLS[22],CELLS[23])!==1)return false
 return (((CELLS[6]|CELLS[7])&L)===0)!==(((CELLS[22]|CELLS[23])&L)===0)}
let n=0, q=0; const win=x=>1/(1+Math.exp(-0.00368208*Math.max(-1000,Math.min(1000,x))))
const seenFens=new Set(); const ks=[0.0042,0.0048,0.0055], qs=[0,0,0]
for(const line of readFileSync('./labels.txt','utf8').trim().split('\n')){
 const [fen,cp]=line.split(';'); const key=fen.split(' ').slice(0,4).join(' '); if(seenFens.has(key))continue; seenFens.add(key)
 const p=parseFen(fen); if(!p.ok)continue; lay(p.position); const full=fullnessOnTable()
 const old=evaluate(placementOnTable(),full)
 assess(full)
 const white=sideToMove()===0, target=win(white?+cp:-cp)
 const m=new Map(); for(let i=0;i<trace.length;i+=2)m.set(trace[i],(m.get(trace[i])??0)+trace[i+1])
 const f=[...m].filter(([,v])=>v)
 const scale=ocb()?(full===2?0.5:0.875):1
 ks.forEach((k,i)=>{qs[i]+=(1/(1+Math.exp(-k*(white?old:-old)))-target)**2})
 const b=Buffer.alloc(16+4*f.length); b.writeFloatLE(target,0);b.writeFloatLE(Math.min(full,24)/24,4);b.writeFloatLE(scale,8);b.writeInt32LE(f.length,12)
 f.forEach(([i,v],j)=>{b.writeInt16LE(i,16+4*j);b.writeInt16LE(v,18+4*j)}); out.write(b); n++
}
console.log(n,'hand rms',qs.map(q=>Math.sqrt(q/n).toFixed(4)).join(' '))
