import { type Ground, paperGround } from '#tools/pictures/engine/stage.ts'

/** One quiet tint for each part of the shop; as seen in the middle and at the edges. */
const GROUNDS = {
  /** Jerseys. */
  sand: paperGround('#F4ECDF', '#E6D9C3'),
  /** All other clothes. */
  mist: paperGround('#E9EFF1', '#D2DEE2'),
  /** Scarves, headwear and what is carried to the stand. */
  clay: paperGround('#F5EAE4', '#E9D4CA'),
  /** Balls and training. */
  foam: paperGround('#E8F0EB', '#CFE0D7'),
  /** Home and gifts. */
  dusk: paperGround('#F0ECF0', '#DDD4DE'),
  /** Tickets, memberships and bundles, which belong to no shelf. */
  paper: paperGround('#F1EFEB', '#E5DFD5'),
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof GROUNDS

/** Sold on another shelf than the rest of their family. */
const ELSEWHERE: Readonly<Record<string, GroundName>> = {
  'rucnik-trening': 'foam',
  'traka-navijacka': 'clay',
}

/** The ground of a product's pictures, in all its colours and views. */
export function groundFor(product: string, family: GroundName): Ground {
  return GROUNDS[ELSEWHERE[product] ?? family]
}
