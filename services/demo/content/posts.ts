import { dayInWords, onDayInWords, timeInWords } from './dates.ts'
import type { PostEntry } from './entries.ts'
import { COMPETITION_POSTS } from './posts/competitions.ts'
import { FEDERATION_POSTS } from './posts/federation.ts'
import { nationalTeamPosts } from './posts/national-team.ts'
import { YOUNG_POSTS } from './posts/young.ts'

export const POST_CATEGORIES = [
  { slug: 'reprezentacija', title: 'Reprezentacija' },
  { slug: 'natjecanja', title: 'Natjecanja' },
  { slug: 'mladi', title: 'Mladi' },
  { slug: 'vijesti-saveza', title: 'Vijesti saveza' },
] as const

export function posts(match: Date): readonly PostEntry[] {
  return [
    ...nationalTeamPosts({
      date: dayInWords(match),
      onDay: onDayInWords(match),
      time: timeInWords(match),
    }),
    ...COMPETITION_POSTS,
    ...YOUNG_POSTS,
    ...FEDERATION_POSTS,
  ]
}
