import type { VideoHost } from '#gateway/generated/resolvers.ts'

type Video = { readonly host: VideoHost; readonly videoId: string }

const PLAYERS = {
  YOUTUBE: 'https://www.youtube-nocookie.com/embed/',
  VIMEO: 'https://player.vimeo.com/video/',
} as const
const WATCH = {
  YOUTUBE: 'https://www.youtube.com/watch?v=',
  VIMEO: 'https://vimeo.com/',
} as const

/** Null for an address that the configuration does not allow in a frame. */
export function allowedPlayer(url: string, embedHosts: readonly string[]): string | null {
  const origin = URL.parse(url)?.origin
  return origin !== undefined && embedHosts.includes(origin) ? url : null
}

export function videoPlayer(
  { host, videoId }: Video,
  embedHosts: readonly string[],
): string | null {
  if (host === 'FILE' || videoId === '') return null
  return allowedPlayer(PLAYERS[host] + videoId, embedHosts)
}

export function watchUrl({ host, videoId }: Video): string | null {
  return host === 'FILE' || videoId === '' ? null : WATCH[host] + videoId
}
