import { dayInWords, onDayInWords, timeInWords } from './dates.ts'
import type { PostEntry } from './entries.ts'
import { CENTENARY_POSTS } from './posts/centenary.ts'
import { CLUB_AND_HALL_POSTS } from './posts/clubs-and-halls.ts'
import { COMPETITION_POSTS } from './posts/competitions.ts'
import { CUP_AND_LEAGUE_POSTS } from './posts/cups-and-leagues.ts'
import { FEDERATION_POSTS } from './posts/federation.ts'
import { HEALTH_POSTS } from './posts/health.ts'
import { JUNIOR_POSTS } from './posts/juniors.ts'
import { LEAGUE_POSTS } from './posts/league.ts'
import { MATCH_POSTS } from './posts/matches.ts'
import { nationalTeamPosts } from './posts/national-team.ts'
import { PLAYER_POSTS } from './posts/players.ts'
import { RULES_POSTS } from './posts/rules.ts'
import { SCHOOL_HANDBALL_POSTS } from './posts/school-handball.ts'
import { SUPPORTER_POSTS } from './posts/supporters.ts'
import { YOUNG_POSTS } from './posts/young.ts'

export const POST_CATEGORIES = [
  { slug: 'reprezentacija', title: 'Reprezentacija' },
  { slug: 'natjecanja', title: 'Natjecanja' },
  { slug: 'mladi', title: 'Mladi' },
  { slug: 'struka', title: 'Struka' },
  { slug: 'navijaci', title: 'Navijači' },
  { slug: 'vijesti-saveza', title: 'Vijesti saveza' },
] as const

export function posts(match: Date): readonly PostEntry[] {
  return [
    ...nationalTeamPosts({
      date: dayInWords(match),
      onDay: onDayInWords(match),
      time: timeInWords(match),
    }),
    ...PLAYER_POSTS,
    ...MATCH_POSTS,
    ...COMPETITION_POSTS,
    ...LEAGUE_POSTS,
    ...CUP_AND_LEAGUE_POSTS,
    ...YOUNG_POSTS,
    ...SCHOOL_HANDBALL_POSTS,
    ...JUNIOR_POSTS,
    ...RULES_POSTS,
    ...HEALTH_POSTS,
    ...SUPPORTER_POSTS,
    ...FEDERATION_POSTS,
    ...CENTENARY_POSTS,
    ...CLUB_AND_HALL_POSTS,
  ]
}
