import type { ReactElement } from 'react'

/** What a part of a sketch means, and its colour. */
const FILLS = {
  button: 'fill-signal',
  dark: 'fill-ink',
  line: 'fill-line',
  picture: 'fill-tide-light/45',
  title: 'fill-ink-soft',
} as const

type Box = readonly [keyof typeof FILLS, x: number, y: number, width: number, height: number]

const row = (kind: Box[0], count: number, box: readonly [number, number, number, number]): Box[] =>
  Array.from({ length: count }, (_, index) => {
    const [y, width, height, gap] = box
    return [kind, 10 + index * (width + gap), y, width, height]
  })
const lines = (count: number, [x, y, width]: readonly [number, number, number]): Box[] =>
  Array.from({ length: count }, (_, index) => ['line', x, y + index * 9, width, 4])

/** By handler, on a ground of 160 to 96. */
export const SKETCHES: Readonly<Record<string, readonly Box[]>> = {
  hero: [
    ['picture', 0, 0, 160, 74],
    ['dark', 0, 0, 76, 74],
    ['picture', 10, 20, 30, 3],
    ['line', 10, 28, 56, 8],
    ['line', 10, 40, 44, 8],
    ['button', 10, 56, 24, 9],
    ['line', 20, 80, 120, 12],
  ],
  'featured-products': [
    ['title', 10, 10, 54, 6],
    ...row('picture', 4, [24, 32, 38, 4]),
    ...row('line', 4, [66, 26, 4, 10]),
    ...row('title', 4, [75, 16, 5, 20]),
  ],
  'category-tiles': [
    ['title', 10, 10, 40, 6],
    ['picture', 10, 24, 68, 62],
    ['picture', 82, 24, 32, 29],
    ['picture', 118, 24, 32, 29],
    ['picture', 82, 57, 32, 29],
    ['picture', 118, 57, 32, 29],
  ],
  'latest-news': [
    ['title', 10, 10, 48, 6],
    ['picture', 10, 24, 68, 40],
    ['line', 10, 70, 62, 5],
    ['line', 10, 79, 44, 5],
    ['picture', 86, 24, 30, 22],
    ['line', 86, 50, 28, 4],
    ['picture', 120, 24, 30, 22],
    ['line', 120, 50, 28, 4],
    ['picture', 86, 60, 30, 22],
    ['line', 86, 86, 28, 4],
    ['picture', 120, 60, 30, 22],
    ['line', 120, 86, 28, 4],
  ],
  'events-list': [
    ['title', 10, 10, 44, 6],
    ...row('picture', 3, [24, 44, 34, 4]),
    ...row('title', 3, [64, 34, 5, 14]),
    ...row('line', 3, [74, 38, 4, 10]),
  ],
  'membership-banner': [
    ['dark', 0, 18, 160, 60],
    ['picture', 92, 18, 68, 60],
    ['line', 10, 32, 64, 7],
    ['line', 10, 44, 48, 4],
    ['button', 10, 58, 30, 9],
  ],
  partners: [['title', 66, 26, 28, 5], ...row('line', 6, [44, 20, 16, 4])],
  'rich-text': [['title', 10, 12, 60, 7], ...lines(4, [10, 28, 130]), ...lines(3, [18, 68, 96])],
  'size-table': [
    ['title', 10, 10, 50, 6],
    ['dark', 10, 24, 140, 11],
    ...row('line', 3, [42, 42, 5, 7]),
    ...row('line', 3, [56, 42, 5, 7]),
    ...row('line', 3, [70, 42, 5, 7]),
  ],
  accordion: [
    ['title', 10, 10, 46, 6],
    ...lines(3, [10, 26, 110]),
    ['line', 10, 52, 140, 1],
    ['title', 10, 60, 70, 5],
    ['line', 10, 72, 140, 1],
    ['title', 10, 80, 58, 5],
  ],
  quote: [
    ['picture', 10, 34, 28, 28],
    ['button', 48, 26, 3, 44],
    ['title', 58, 30, 86, 6],
    ['title', 58, 41, 64, 6],
    ['line', 58, 58, 40, 4],
  ],
  columns: [
    ['title', 10, 8, 44, 6],
    ...row('picture', 3, [22, 42, 26, 7]),
    ...row('title', 3, [53, 30, 5, 19]),
    ...row('line', 3, [64, 42, 4, 7]),
    ...row('line', 3, [73, 36, 4, 13]),
  ],
  banner: [
    ['dark', 0, 30, 160, 36],
    ['line', 10, 40, 70, 7],
    ['line', 10, 52, 48, 4],
    ['button', 118, 43, 32, 10],
  ],
  gallery: [
    ['title', 10, 8, 40, 6],
    ...row('picture', 3, [22, 44, 30, 4]),
    ...row('picture', 3, [56, 44, 30, 4]),
  ],
  'map-link': [
    ['picture', 10, 28, 140, 40],
    ['button', 18, 38, 8, 8],
    ['title', 34, 38, 50, 6],
    ['line', 34, 49, 62, 4],
    ['dark', 112, 42, 30, 11],
  ],
  'product-grid': [
    ['title', 10, 8, 54, 6],
    ...row('picture', 4, [20, 32, 28, 4]),
    ...row('line', 4, [51, 24, 4, 12]),
    ...row('picture', 4, [62, 32, 28, 4]),
  ],
  video: [
    ['dark', 10, 10, 140, 64],
    ['button', 72, 33, 16, 18],
    ['line', 10, 82, 60, 4],
  ],
  embed: [
    ['title', 10, 10, 140, 64],
    ['picture', 16, 16, 128, 52],
    ['dark', 54, 36, 52, 12],
    ['line', 10, 82, 60, 4],
  ],
  'social-feed': [
    ['title', 10, 10, 50, 6],
    ...row('picture', 3, [26, 44, 56, 4]),
    ...row('line', 3, [34, 34, 4, 14]),
    ...row('line', 3, [44, 28, 4, 20]),
  ],
  faq: [
    ['title', 10, 10, 46, 6],
    ['picture', 10, 24, 140, 16],
    ...lines(2, [16, 45, 110]),
    ['picture', 10, 66, 140, 10],
    ['picture', 10, 80, 140, 10],
  ],
  form: [
    ['title', 10, 8, 60, 6],
    ['line', 10, 21, 30, 3],
    ['picture', 10, 27, 140, 12],
    ['line', 10, 45, 40, 3],
    ['picture', 10, 51, 140, 22],
    ['button', 10, 79, 40, 10],
  ],
}

/** The outline of a section, so that it is recognised before its name is read. */
export function TemplateSketch({ handler }: { readonly handler: string }): ReactElement {
  const boxes = SKETCHES[handler] ?? []
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden="true"
      className="w-full rounded-sm border border-line bg-paper"
    >
      {boxes.map(([kind, x, y, width, height]) => (
        <rect
          key={`${x} ${y} ${kind}`}
          {...{ x, y, width, height }}
          rx={1.5}
          className={FILLS[kind]}
        />
      ))}
    </svg>
  )
}
