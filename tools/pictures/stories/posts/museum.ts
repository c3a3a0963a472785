import { crest } from '#tools/pictures/engine/crest.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { frame, hungScarf, label, placed } from '#tools/pictures/stories/props/things.ts'
import { CREAM, GOLD, glowOn, INK, RED } from '#tools/pictures/stories/shapes.ts'
import { word } from '#tools/pictures/stories/words.ts'

/** The museum in the corridor looks for stories; one frame is still empty. */
export const MUSEUM: Poster = {
  ground: glowOn('#2f6f78', '#123c48', [0.5, 0.3]),
  glow: 0,
  layers: [
    `<path d="M0 700H1200V810H0Z" fill="#3a2418"/><path d="M0 692H1200V706H0Z" fill="#c8a878"/><g fill="#fff0c4" opacity=".1"><path d="M250 -10L60 700H440Z"/><path d="M620 -10L430 700H810Z"/><path d="M990 -10L800 700H1180Z"/></g>`,
    placed(
      frame(260, 460, '#8a5a2c', '#f1e4c8', placed(hungScarf(RED, CREAM), 0, -178, 1)),
      200,
      340,
    ),
    placed(
      frame(230, 240, '#5a3a1c', '#e9f2ee', placed(crest(-100, -120, 1), 0, 0, 0.72)),
      480,
      220,
    ),
    placed(
      frame(
        230,
        200,
        '#8a5a2c',
        '#17356a',
        placed(
          `<rect x="-90" y="-46" width="180" height="92" rx="8" fill="${CREAM}"/>${label('ULAZNICA', 0, 38, INK)}${label('1958.', 34, 30, RED)}<path d="M50-46V46" stroke="${INK}" stroke-width="3" stroke-dasharray="5 6"/>`,
          0,
          0,
        ),
      ),
      480,
      500,
    ),
    placed(
      frame(260, 460, '#5a3a1c', '#f1e4c8', placed(hungScarf('#17356a', GOLD), 0, -178, 1)),
      1020,
      340,
    ),
    placed(
      frame(
        250,
        330,
        '#c89a4c',
        '#24565f',
        word('?', 0, 96, 270, { fill: CREAM, anchor: 'middle', opacity: 0.9 }),
      ),
      752,
      320,
      1,
      -3,
    ),
    '<circle cx="752" cy="128" r="8" fill="#e8e3d8"/>',
  ],
}

function slip(x: number, y: number, turn: number, mark: boolean): string {
  const tick = mark
    ? `<path d="M-34 6L-14 30L34-34" fill="none" stroke="${RED}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`
    : ''
  return placed(
    `<rect x="-76" y="-96" width="152" height="192" fill="#020817" opacity=".2" transform="translate(8 12)"/><rect x="-76" y="-96" width="152" height="192" fill="#fbf7ee"/><rect x="-44" y="-44" width="88" height="88" rx="8" fill="none" stroke="${INK}" stroke-width="7"/>${tick}<rect x="-50" y="66" width="100" height="9" fill="${INK}" opacity=".3"/>`,
    x,
    y,
    1,
    turn,
  )
}

/** The fans have voted: the shirt of 1994 comes back. */
export const SHIRT_OF_1994: Poster = {
  ground: glowOn('#2a8d96', '#0c4150', [0.6, 0.4]),
  glow: 0,
  layers: [
    slip(170, 230, -14, true) +
      slip(330, 330, 9, true) +
      slip(150, 500, 6, false) +
      slip(340, 590, -8, true) +
      slip(1080, 200, 12, true) +
      slip(1100, 470, -9, true),
    word('1994.', 1164, 764, 150, { fill: CREAM, anchor: 'end' }),
    `<g transform="translate(-80 0)"><path d="M720 96C720 60 760 60 760 86C760 104 738 104 738 128" fill="none" stroke="#c8d4d8" stroke-width="10" stroke-linecap="round"/><path d="M738 128L560 200M738 128L916 200" stroke="#a8682f" stroke-width="18" stroke-linecap="round"/><clipPath id="shirt"><path d="M640 166C690 210 786 210 836 166L930 196C980 220 1004 300 1024 380L920 412L900 340C904 450 908 560 912 690C800 716 676 716 564 690C568 560 572 450 576 340L556 412L452 380C472 300 496 220 546 196Z"/></clipPath><path d="M640 166C690 210 786 210 836 166L930 196C980 220 1004 300 1024 380L920 412L900 340C904 450 908 560 912 690C800 716 676 716 564 690C568 560 572 450 576 340L556 412L452 380C472 300 496 220 546 196Z" fill="#020817" opacity=".3" transform="translate(18 26)"/><g clip-path="url(#shirt)"><rect x="440" y="140" width="600" height="600" fill="#e9e2d3"/><path d="M500 160L640 160L960 720L820 740Z" fill="${RED}"/><path d="M564 340C580 460 600 560 584 690M900 340C880 460 860 540 890 690M700 300C720 420 690 560 720 700" stroke="#5a4a30" stroke-width="16" opacity=".13" fill="none"/><path d="M440 360L560 400V420H440ZM1030 360L910 400V420H1030Z" fill="${RED}"/><path d="M860 140H1040V740H880C910 560 900 340 860 140Z" fill="#020817" opacity=".1"/></g><path d="M640 166C690 210 786 210 836 166L812 150C780 176 696 176 664 150Z" fill="${RED}"/><path d="M664 152L706 236L738 200L770 236L812 152C780 180 696 180 664 152Z" fill="#f4efe5" stroke="#c9bfa8" stroke-width="3"/></g>`,
    crest(726, 262, 0.36),
  ],
}
