import { type PictureJob, templateVersion } from '#tools/pictures/engine/job.ts'
import type { Size } from '#tools/pictures/engine/raster.ts'
import { MEMBERSHIP_BANNER, SHARE_IMAGE } from './banners.ts'
import {
  BLOW_IT,
  BOOK_EVENING,
  COACH_LICENCE,
  KEEPERS_ONLY,
  REFEREE_SEMINAR,
} from './events/courses.ts'
import {
  FINAL_FOUR,
  HILLS,
  NORTH,
  PLAIN,
  THREE_SEAS,
  VETERANS,
  WOMEN_MATCH,
} from './events/matches.ts'
import {
  ON_THE_QUAY,
  OPEN_DOORS,
  SAND_FROM_ABOVE,
  SCHOOL_FINALS,
  SUMMER,
  WITH_HEART,
} from './events/open-days.ts'
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
import {
  AT_THE_SIREN,
  CHAIR_LEAGUE,
  CUP_DRAW,
  IN_FIGURES,
  ROUND_TEN,
  UNBEATEN,
} from './posts/competitions.ts'
import { KNEES, LICENCE, PASSIVE_PLAY, PLATE, SCORE_TABLE, SISTERS } from './posts/craft.ts'
import { MEMBERS } from './posts/fans.ts'
import {
  ARCHIVE,
  BOOK_OPEN,
  CENTENARY,
  CUPS,
  EVERY_EURO,
  PARTNERS_SHAKE,
  THANKS,
  THREE_COURTS,
} from './posts/federation.ts'
import { NEW_JERSEY } from './posts/jersey.ts'
import { LEAGUE_DATES } from './posts/league.ts'
import { MUSEUM, SHIRT_OF_1994 } from './posts/museum.ts'
import {
  BEACH_NIGHT,
  ISLAND_SCHOOL,
  MONDAY_NIGHT,
  QUAY_COURT,
  SAND_BRONZE,
  UPHILL,
} from './posts/outdoors.ts'
import { PARENTS } from './posts/parents.ts'
import { BEACH_HANDBALL, HALL_BURA } from './posts/places.ts'
import { CAPTAIN, REFEREES } from './posts/portraits.ts'
import { COMEBACK, HEAD_FIRST, TIDE } from './posts/profiles.ts'
import { DRAW_AWAY, SCOUTED, WIN_AT_HOME, WOMEN_WIN } from './posts/results.ts'
import { KEEPER_CAMP, MATCH_TICKETS } from './posts/rivals.ts'
import { FERRY_FUND } from './posts/routes.ts'
import { HANDBALL_SCHOOL } from './posts/school.ts'
import { CHOREOGRAPHY, FAMILY_STAND, FAN_FERRY, SAME_SEAT, SONG } from './posts/stand.ts'
import { GIRLS_WIN, TEAM_ROW } from './posts/team.ts'
import { WOMEN_ROW } from './posts/women.ts'
import { CAMP_PHOTOS, FIRST_STEP, MORE_GIRLS, SCHOOL_LEAGUE, SILVER } from './posts/young.ts'
import { drawScene, type Scene } from './scene.ts'

/** A picture and the file it stands in: a change there, or in what that file imports, draws it anew. */
type Filed = readonly [file: string, poster: Poster]

const POSTS: readonly Filed[] = [
  ['posts/team', TEAM_ROW],
  ['posts/jersey', NEW_JERSEY],
  ['posts/rivals', MATCH_TICKETS],
  ['posts/team', GIRLS_WIN],
  ['posts/portraits', CAPTAIN],
  ['posts/league', LEAGUE_DATES],
  ['posts/school', HANDBALL_SCHOOL],
  ['posts/rivals', KEEPER_CAMP],
  ['posts/portraits', REFEREES],
  ['posts/places', HALL_BURA],
  ['posts/places', BEACH_HANDBALL],
  ['posts/fans', MEMBERS],
  ['posts/results', WIN_AT_HOME],
  ['posts/results', DRAW_AWAY],
  ['posts/women', WOMEN_ROW],
  ['posts/results', SCOUTED],
  ['posts/results', WOMEN_WIN],
  ['posts/profiles', COMEBACK],
  ['posts/profiles', TIDE],
  ['posts/outdoors', QUAY_COURT],
  ['posts/outdoors', SAND_BRONZE],
  ['posts/competitions', ROUND_TEN],
  ['posts/competitions', AT_THE_SIREN],
  ['posts/competitions', CUP_DRAW],
  ['posts/competitions', UNBEATEN],
  ['posts/competitions', CHAIR_LEAGUE],
  ['posts/competitions', IN_FIGURES],
  ['posts/outdoors', BEACH_NIGHT],
  ['posts/outdoors', MONDAY_NIGHT],
  ['posts/young', SCHOOL_LEAGUE],
  ['posts/outdoors', UPHILL],
  ['posts/young', CAMP_PHOTOS],
  ['posts/outdoors', ISLAND_SCHOOL],
  ['posts/parents', PARENTS],
  ['posts/young', SILVER],
  ['posts/young', MORE_GIRLS],
  ['posts/young', FIRST_STEP],
  ['posts/federation', CENTENARY],
  ['posts/federation', BOOK_OPEN],
  ['posts/federation', EVERY_EURO],
  ['posts/federation', THREE_COURTS],
  ['posts/federation', THANKS],
  ['posts/federation', CUPS],
  ['posts/routes', FERRY_FUND],
  ['posts/federation', PARTNERS_SHAKE],
  ['posts/federation', ARCHIVE],
  ['posts/craft', PASSIVE_PLAY],
  ['posts/craft', SISTERS],
  ['posts/craft', LICENCE],
  ['posts/craft', KNEES],
  ['posts/profiles', HEAD_FIRST],
  ['posts/craft', PLATE],
  ['posts/craft', SCORE_TABLE],
  ['posts/stand', FAN_FERRY],
  ['posts/stand', CHOREOGRAPHY],
  ['posts/stand', SONG],
  ['posts/stand', SAME_SEAT],
  ['posts/stand', FAMILY_STAND],
  ['posts/museum', MUSEUM],
  ['posts/museum', SHIRT_OF_1994],
]

const EVENTS: readonly Filed[] = [
  ['posters', MATCH_DAY],
  ['posters', OPEN_TRAINING],
  ['posters', GIRLS_TOURNAMENT],
  ['posters', ASSEMBLY],
  ['posters', SAND_FINAL],
  ['posters', FAMILY_DAY],
  ['events/matches', PLAIN],
  ['events/matches', HILLS],
  ['events/matches', WOMEN_MATCH],
  ['events/matches', NORTH],
  ['events/courses', KEEPERS_ONLY],
  ['events/courses', REFEREE_SEMINAR],
  ['events/courses', COACH_LICENCE],
  ['events/courses', BLOW_IT],
  ['events/open-days', ON_THE_QUAY],
  ['events/open-days', SCHOOL_FINALS],
  ['events/open-days', SAND_FROM_ABOVE],
  ['events/open-days', WITH_HEART],
  ['events/open-days', OPEN_DOORS],
  ['events/matches', THREE_SEAS],
  ['events/matches', FINAL_FOUR],
  ['events/open-days', SUMMER],
  ['events/matches', VETERANS],
  ['events/courses', BOOK_EVENING],
]

function versionOf(file: string): string {
  const source = new URL(`./${file}`, import.meta.url)
  const stem = `${file.split('/').at(-1)}.ts`
  return templateVersion(new URL('./', source), [stem, 'poster.ts', 'scene.ts'], null)
}

function posterJob(key: string, [file, poster]: Filed): PictureJob {
  const size = poster.size ?? POST_SIZE
  return { key, ...size, version: versionOf(file), draw: () => drawPoster(poster) }
}

function sceneJob(key: string, size: Size, scene: Scene): PictureJob {
  return { key, ...size, version: versionOf('hero'), draw: () => drawScene(scene) }
}

export const storyJobs: readonly PictureJob[] = [
  sceneJob('hero-home', HERO_HOME.hall.camera.size, HERO_HOME),
  sceneJob('hero-home-tall', HERO_HOME_TALL.hall.camera.size, HERO_HOME_TALL),
  ...POSTS.map((filed, index) => posterJob(`post-${String(index + 1).padStart(2, '0')}`, filed)),
  ...EVENTS.map((filed, index) => posterJob(`event-${index + 1}`, filed)),
  posterJob('banner-clanstvo', ['banners', MEMBERSHIP_BANNER]),
  posterJob('og-default', ['banners', SHARE_IMAGE]),
]
