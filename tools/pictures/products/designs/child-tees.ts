import { CHILD_TEE_CUT } from '#tools/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#tools/pictures/products/jersey-design.ts'
import { archedWord, flatBall, octopus } from '#tools/pictures/products/motifs.ts'
import { CLOTH, INK, inColors, PAPER } from './colors.ts'
import { inkOn, tee } from './plain-tee.ts'

export const CHILD_TEES: Readonly<Record<string, JerseyDesign>> = {
  ...inColors('majica-djecja-mali-jadran', ['zuta', 'svijetloplava', 'crvena'], (color) =>
    tee({
      color,
      seed: 65,
      cut: CHILD_TEE_CUT,
      sizeLabel: '128',
      trim: color === 'zuta' ? CLOTH.svijetloplava : INK,
      print: `${archedWord('MALI JADRAN', { x: 600, y: 1130, radius: 470 }, 80, inkOn(color))}${flatBall({ x: 600, y: 860, scale: 1.15 }, { skin: PAPER, seam: INK })}`,
    }),
  ),
  'majica-djecja-lopta': tee({
    color: 'zelena',
    seed: 69,
    cut: CHILD_TEE_CUT,
    sizeLabel: '116',
    trim: '#F2C84B',
    print: `<path d="M350,980C430,760 560,660 690,690" fill="none" stroke="#F2C84B" stroke-width="15" stroke-dasharray="2 34" stroke-linecap="round"/>${flatBall({ x: 750, y: 720, scale: 1.05 }, { skin: PAPER, seam: INK })}<path d="M640,612l-30,-18M650,840l-34,14" stroke="${PAPER}" stroke-width="10" stroke-linecap="round"/>`,
  }),
  'majica-djecja-hobotnica': tee({
    color: 'narancasta',
    seed: 73,
    cut: CHILD_TEE_CUT,
    sizeLabel: '122',
    trim: INK,
    print: octopus(
      { x: 600, y: 760, scale: 2.1 },
      { skin: '#7C58B8', shade: '#543A86', ball: PAPER },
    ),
  }),
}
