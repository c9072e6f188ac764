import re
s=open('../../packages/chess/src/search/assess.ts').read()
s=s.replace("from '../","from '../../packages/chess/src/").replace("from './evaluate","from '../../packages/chess/src/search/evaluate").replace("from './placement","from '../../packages/chess/src/search/placement")
s=s.replace("import { ASSESSMENTS } from './assessments.ts'\n","").replace("const weights = ASSESSMENTS\n","""
export const trace: number[] = []
let sign = 1
const S = (to: number) => { sign = to; return 0 }
const rec = (at: number) => { trace.push(at, sign); return 0 }
""").replace("const tempo = weights[TEMPO]! >> 16\n","const tempo = 0\n")
s=s.replace("const pieces = placed(0) - placed(1)","trace.length = 0; S(1); placed(0); S(-1); placed(1); const pieces = 0")
s=s.replace("pawns() + pieces + seen2(0, side) - seen2(1, side)","pawns() + pieces + S(1) + seen2(0, side) + S(-1) + seen2(1, side); trace.push(TEMPO, side === 0 ? 1 : -1)")
s=s.replace("const black = structure(","S(-1); const black = structure(").replace("const worth = structure(","S(1); const worth = structure(")
s=s.replace("kept[at] === whiteLo &&","false &&").replace("judged[entry] === lo &&","false &&")
s=re.sub(r"weights\[((?:[^\[\]]|\[[^\]]*\]!?)*)\]!",r"rec(\1)",s)
assert 'weights[' not in s, re.findall(r".*weights\[.*",s)
open('./trace.ts','w').write(s)
