import { readFileSync } from 'node:fs'
const root='../../packages/chess/src/'
const { judgedGames } = process.argv[3]?{judgedGames:JSON.parse(readFileSync(process.argv[3]))}:await import(root+'review/judgedGames.ts')
const out=JSON.parse(readFileSync(process.argv[2]))
const ch=(v)=>v.includes('#')?(v.startsWith('-')?0:100):100/(1+Math.exp(-0.00368208*Math.max(-1000,Math.min(1000,+v))))
let known=0,called=0,miss=0,inv=0,cpu=0,plies=0
const v=e=>e.verdict.kind==='mate'?'#'+e.verdict.moves:e.verdict.value
out.forEach((o,i)=>{const g=judgedGames[i];cpu+=o.cpu;plies+=g.ucis.length
 g.ucis.forEach((u,j)=>{const e=o.rows[j];const L=(j%2?1:-1)*(ch(g.evals[j+1])-ch(g.evals[j]));const lost=e.best===u?0:e.lost;const K=L>=30,C=lost>=15
 if(K)known++;if(C)called++;const M=K&&lost<10,I=C&&L<10;if(M)miss++;if(I)inv++
 if(M||I||(process.argv[4]&&C))console.log(M?'MISS':I?'INV':'ok',i,g.name,'ply',j+1,u,'SF',g.evals[j],'->',g.evals[j+1],L.toFixed(0),'us',v(e),'->',v(o.rows[j+1]),'lost',lost.toFixed(0),'d',e.depthPlies,e.best)})})
console.log({games:out.length,plies,known,called,miss,inv,cpu:cpu.toFixed(0)})
