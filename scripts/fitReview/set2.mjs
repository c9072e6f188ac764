import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { order } from './pick.mjs'
const root='../../packages/chess/src/'
const { findMove, gamePosition, makeFen, parseUci, playMove, startGame, findOutcome } = await import(root+'index.ts')
const sf=spawn('stockfish',{stdio:['pipe','pipe','inherit']})
let resolve=null, last=null
createInterface({input:sf.stdout}).on('line',l=>{const m=/ score (cp|mate) (-?\d+)/.exec(l);if(m&&!l.includes('bound'))last=m[1]==='cp'?{cp:+m[2]}:{mate:+m[2]};if(l.startsWith('bestmove')){const r=resolve;resolve=null;const v=last;last=null;r(v)}})
const ask=(fen,depth)=>new Promise(r=>{resolve=r;sf.stdin.write(`position fen ${fen}\ngo depth ${depth}\n`)})
sf.stdin.write('setoption name Hash value 64\n')
async function evals(ucis,depth){sf.stdin.write('ucinewgame\n');const out=[];const game=startGame()
 for(let p=0;p<=ucis.length;p++){const pos=gamePosition(game);const w=p%2===0;const o=findOutcome(pos)
  if(o)out.push(o.kind==='checkmate'?(w?'-#0':'#0'):'0')
  else{const v=await ask(makeFen(pos),depth);if(v.cp!==undefined)out.push(String((w?v.cp:-v.cp)||0));else{const m=w?v.mate:-v.mate;out.push((m<0?'-#':'#')+Math.abs(m))}}
  if(p<ucis.length)playMove(game,findMove(pos,parseUci(ucis[p])))}
 return out}
const ch=(v)=>v.includes('#')?(v.startsWith('-')?0:100):100/(1+Math.exp(-0.00368208*Math.max(-1000,Math.min(1000,+v))))
const worst=e=>Math.max(...e.slice(1).map((v,i)=>(i%2?1:-1)*(ch(v)-ch(e[i]))))
const chosen=[];let seen=0
for(const g of order){seen++;const quick=await evals(g.ucis,10);if(worst(quick)<30)continue
 const e=await evals(g.ucis,16);if(worst(e)<30)continue
 chosen.push({name:g.name+'|16',ucis:g.ucis,evals:e});writeFileSync('./set2.json',JSON.stringify(chosen));console.log(seen,chosen.length,g.name,g.ucis.length,new Date().toISOString().slice(11,19))
 if(chosen.length===20)break}
sf.stdin.write('quit\n')
