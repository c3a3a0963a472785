import { dayInWords, timeInWords } from './dates.ts'
import type { Match, ProductEntry } from './entries.ts'
import { RUCKSACKS } from './products/bags/rucksacks.ts'
import { TOTES } from './products/bags/totes.ts'
import { MATCH_BALLS } from './products/balls/match-balls.ts'
import { SMALL_BALLS } from './products/balls/small-balls.ts'
import { BOOKS } from './products/books/books.ts'
import { NOTEBOOKS } from './products/books/notebooks.ts'
import { BOTTLES } from './products/drinkware/bottles.ts'
import { MUGS } from './products/drinkware/mugs.ts'
import { ON_BODY } from './products/equipment/on-body.ts'
import { ON_COURT } from './products/equipment/on-court.ts'
import { FLAGS } from './products/fan-gear/flags.ts'
import { RAIN_AND_COLD } from './products/fan-gear/rain-and-cold.ts'
import { BUNDLES } from './products/gifts/bundles.ts'
import { GIFT_CARDS } from './products/gifts/gift-cards.ts'
import { BEANIES } from './products/headwear/beanies.ts'
import { CAPS } from './products/headwear/caps.ts'
import { SCARVES } from './products/headwear/scarves.ts'
import { PUZZLES } from './products/home/puzzles.ts'
import { HOME_TEXTILES } from './products/home/textiles.ts'
import { ADULT_HOODIES } from './products/hoodies/adults.ts'
import { CHILDREN_HOODIES } from './products/hoodies/children.ts'
import { SWEATSHIRTS } from './products/hoodies/sweatshirts.ts'
import { CHILDREN_JERSEYS } from './products/jerseys/children.ts'
import { PAST_JERSEYS } from './products/jerseys/past.ts'
import { RETRO_JERSEYS } from './products/jerseys/retro.ts'
import { SEASON_JERSEYS } from './products/jerseys/season.ts'
import { SPECIAL_JERSEYS } from './products/jerseys/special.ts'
import { KEYRINGS } from './products/keepsakes/keyrings.ts'
import { PINS_AND_MAGNETS } from './products/keepsakes/pins-and-magnets.ts'
import { MEMBERSHIPS } from './products/membership/memberships.ts'
import { tickets } from './products/membership/tickets.ts'
import { CALENDARS } from './products/prints/calendars.ts'
import { POSTERS } from './products/prints/posters.ts'
import { CHILDREN_SHIRTS } from './products/shirts/children.ts'
import { POLOS } from './products/shirts/polos.ts'
import { SEA_SHIRTS } from './products/shirts/sea.ts'
import { TERRACE_SHIRTS } from './products/shirts/terrace.ts'
import { JACKETS } from './products/training/jackets.ts'
import { SHORTS } from './products/training/shorts.ts'
import { SOCKS } from './products/training/socks.ts'
import { TRAINING_TOPS } from './products/training/tops.ts'
import { TRACKSUITS } from './products/training/tracksuits.ts'

/** Product lists of the shop, in the order that a visitor should see them. */
const shelves = (match: Match): readonly (readonly ProductEntry[])[] => [
  [...SEASON_JERSEYS, ...SPECIAL_JERSEYS, ...PAST_JERSEYS],
  ADULT_HOODIES,
  SCARVES,
  MATCH_BALLS,
  CHILDREN_JERSEYS,
  MUGS,
  [...TERRACE_SHIRTS, ...SEA_SHIRTS],
  BEANIES,
  FLAGS,
  RETRO_JERSEYS,
  TOTES,
  [...SHORTS, ...TRAINING_TOPS],
  BOOKS,
  [...tickets(match), ...MEMBERSHIPS],
  CAPS,
  POLOS,
  KEYRINGS,
  POSTERS,
  HOME_TEXTILES,
  SOCKS,
  [...SWEATSHIRTS, ...CHILDREN_HOODIES],
  BOTTLES,
  ON_COURT,
  BUNDLES,
  [...TRACKSUITS, ...JACKETS],
  PINS_AND_MAGNETS,
  RUCKSACKS,
  NOTEBOOKS,
  SMALL_BALLS,
  CHILDREN_SHIRTS,
  RAIN_AND_COLD,
  PUZZLES,
  ON_BODY,
  CALENDARS,
  GIFT_CARDS,
]

/** Products in the order in which the shop shows them, newest first. */
export function productsFor(match: Date): readonly ProductEntry[] {
  const next = { date: dayInWords(match), time: timeInWords(match), start: match.toISOString() }
  return bundlesFirst(dealt(shelves(next)))
}

/** Interleaves the lists, so that a list of all products does not start with ten jerseys. */
function dealt(lists: readonly (readonly ProductEntry[])[]): readonly ProductEntry[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat()
}

/**
 * Places bundles before their parts: the list is newest first, and parts must exist before a
 * bundle.
 */
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
