import { type PictureJob, templateVersion } from '#services/demo/pictures/engine/job.ts'
import { MEMBERSHIP_BANNER, SHARE_IMAGE } from './banners.ts'
import { HERO_HOME, HERO_HOME_TALL } from './hero.ts'
import { drawPoster, POST_SIZE, type Poster } from './poster.ts'
import {
  ASSEMBLY,
  FAMILY_DAY,
  GIRLS_TOURNAMENT,
  MATCH_DAY,
  OPEN_TRAINING,
  SAND_FINAL,
} from './posters.ts'
import { MEMBERS } from './posts/fans.ts'
import { NEW_JERSEY } from './posts/jersey.ts'
import { LEAGUE_DATES } from './posts/league.ts'
import { BEACH_HANDBALL, HALL_BURA } from './posts/places.ts'
import { CAPTAIN, REFEREES } from './posts/portraits.ts'
import { KEEPER_CAMP, MATCH_TICKETS } from './posts/rivals.ts'
import { HANDBALL_SCHOOL } from './posts/school.ts'
import { GIRLS_WIN, TEAM_ROW } from './posts/team.ts'
import { drawScene } from './scene.ts'

/** People and hall appear in most stories, so a change in any file draws them all anew. */
const PARTS = ['./hall/', './people/', './people/poses/', './posts/'].map((folder) =>
  templateVersion(new URL(folder, import.meta.url), [''], null),
)
const VERSION = templateVersion(new URL('./', import.meta.url), [''], PARTS)

const POSTS: readonly Poster[] = [
  TEAM_ROW,
  NEW_JERSEY,
  MATCH_TICKETS,
  GIRLS_WIN,
  CAPTAIN,
  LEAGUE_DATES,
  HANDBALL_SCHOOL,
  KEEPER_CAMP,
  REFEREES,
  HALL_BURA,
  BEACH_HANDBALL,
  MEMBERS,
]

const EVENTS: readonly Poster[] = [
  MATCH_DAY,
  OPEN_TRAINING,
  GIRLS_TOURNAMENT,
  ASSEMBLY,
  SAND_FINAL,
  FAMILY_DAY,
]

function posterJob(key: string, poster: Poster): PictureJob {
  const size = poster.size ?? POST_SIZE
  return { key, ...size, version: VERSION, draw: () => drawPoster(poster) }
}

export const storyJobs: readonly PictureJob[] = [
  {
    key: 'hero-home',
    width: 1920,
    height: 860,
    version: VERSION,
    draw: () => drawScene(HERO_HOME),
  },
  {
    key: 'hero-home-tall',
    width: 900,
    height: 1200,
    version: VERSION,
    draw: () => drawScene(HERO_HOME_TALL),
  },
  ...POSTS.map((poster, index) => posterJob(`post-${String(index + 1).padStart(2, '0')}`, poster)),
  ...EVENTS.map((poster, index) => posterJob(`event-${index + 1}`, poster)),
  posterJob('banner-clanstvo', MEMBERSHIP_BANNER),
  posterJob('og-default', SHARE_IMAGE),
]
