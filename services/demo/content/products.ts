import { readdirSync } from 'node:fs'
import { dayInWords, timeInWords } from './dates.ts'
import type { ProductEntry } from './entries.ts'
import { CLOTHING } from './products/clothing.ts'
import { FAN_GEAR } from './products/fan-gear.ts'
import { homeAndTickets } from './products/home-and-tickets.ts'
import { HOODIES } from './products/hoodies.ts'
import { JERSEYS } from './products/jerseys.ts'

/** In the order in which the shop shows them, newest first. */
export function productsFor(match: Date): readonly ProductEntry[] {
  const next = { date: dayInWords(match), time: timeInWords(match), start: match.toISOString() }
  const entries = dealt([JERSEYS, HOODIES, CLOTHING, FAN_GEAR, homeAndTickets(next)])
  return bundlesFirst(onlyDrawn(entries))
}

/** One of each list, then the next of each: a shop that shows all at once is not ten jerseys long. */
function dealt(lists: readonly (readonly ProductEntry[])[]): readonly ProductEntry[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat()
}

/** What is bundled must stand before its bundle, so the bundle is the newer one. */
function bundlesFirst(entries: readonly ProductEntry[]): readonly ProductEntry[] {
  const isPartOf = (bundle: ProductEntry, { key }: ProductEntry) =>
    bundle.parts?.some((part) => part.key === key) ?? false
  const placed = new Set<ProductEntry>()
  for (const entry of entries) {
    for (const bundle of entries) if (isPartOf(bundle, entry)) placed.add(bundle)
    placed.add(entry)
  }
  return [...placed]
}

// TEMPORARY until every picture is drawn: what has no picture yet stays out of the shop.
function onlyDrawn(entries: readonly ProductEntry[]): readonly ProductEntry[] {
  const drawn = new Set(readdirSync(new URL('../masters/', import.meta.url)))
  const shown = entries.filter(({ key, colours }) =>
    [
      `product-${key}.webp`,
      `product-${key}-2.webp`,
      ...(colours?.others ?? []).map(({ colour }) => `product-${key}--${colour}.webp`),
    ].every((file) => drawn.has(file)),
  )
  const keys = new Set(shown.map(({ key }) => key))
  return shown
    .filter(({ parts }) => parts?.every(({ key }) => keys.has(key)) ?? true)
    .map((entry) => ({ ...entry, crossSell: entry.crossSell.filter((key) => keys.has(key)) }))
}
