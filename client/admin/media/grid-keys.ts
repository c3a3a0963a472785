import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
}

/** Arrow keys move the focus between the tiles of a grid, which are marked by `data-tile`. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')]
  const index = tiles.indexOf(event.target as HTMLElement)
  const step = STEPS[event.key]
  const [first] = tiles
  if (index < 0 || !step || !first) return
  const top = first.getBoundingClientRect().top
  const columns = tiles.filter((tile) => tile.getBoundingClientRect().top === top).length
  const next = tiles[index + step(columns)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
