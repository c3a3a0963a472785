import type { ReactElement } from 'react'

/** Strokes on a 24 pixel grid, drawn for this site. */
const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  cart: 'M5.5 8.5h13l1 11.5h-15zM8.75 11V7.25a3.25 3.25 0 0 1 6.5 0V11',
  cartAdd: 'M12 20H4.5l1-11.5h13l.4 4.5M8.75 11V7.25a3.25 3.25 0 0 1 6.5 0V11M18 15.5v6M15 18.5h6',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  back: 'M20 12H5m6 6-6-6 6-6',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  chevron: 'm6 9 6 6 6-6',
  compare: 'M8 4v16M4.5 7.5 8 4l3.5 3.5M16 20V4m-3.5 12.5L16 20l3.5-3.5',
  close: 'M6 6l12 12M18 6 6 18',
  filter: 'M4 7h16M7 12h10M10 17h4',
  first: 'M18 6l-6 6 6 6M7 6v12',
  last: 'm6 6 6 6-6 6M17 6v12',
  next: 'm9 6 6 6-6 6',
  previous: 'm15 6-6 6 6 6',
  heart: 'M12 20.5S4 15.7 4 9.8A4.3 4.3 0 0 1 12 7.6a4.3 4.3 0 0 1 8 2.2c0 5.9-8 10.7-8 10.7Z',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
  pin: 'M12 21s6.5-5.6 6.5-11a6.5 6.5 0 0 0-13 0C5.5 15.4 12 21 12 21Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  calendar: 'M5 6.5h14v13H5zM5 10.5h14M8.5 4v4m7-4v4',
  user: 'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 20.5c.7-3.4 3.6-5 7.5-5s6.8 1.6 7.5 5',
  share: 'M12 15V4m-4 3.5L12 4l4 3.5M7.5 10.5H5.5V20h13v-9.5h-2',
  truck:
    'M3 6.5h11v10H3zM14 10h4l3 3.2v3.3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  up: 'm6 15 6-6 6 6',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20M10.5 7.8v5.4M7.8 10.5h5.4',
} as const

export type IconName = keyof typeof PATHS

/** Decorative: its meaning is in the adjacent text or accessible name. */
export function Icon({
  name,
  className = 'size-6',
}: {
  readonly name: IconName
  readonly className?: string
}): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
