import type { ReactElement } from 'react'
import { Player } from '#client/sections/embed/player.tsx'
import { TEXT_CLASS } from '#client/sections/text-class.ts'
import type { VideoFieldsFragment } from './video.generated.ts'

export function Video({ section }: { readonly section: VideoFieldsFragment }): ReactElement | null {
  const { title, text, file, subtitles, player, watchUrl, picture } = section
  if (!file && !watchUrl) return null
  if (!file) {
    return (
      <Player {...{ title, text, player, picture }} page={watchUrl ?? ''} shape="aspect-16/9" />
    )
  }
  return (
    <figure className={TEXT_CLASS}>
      {/* biome-ignore lint/a11y/useMediaCaption: staff may add subtitles, below. */}
      <video
        controls={true}
        preload="none"
        aria-label={title}
        poster={picture?.url}
        src={file.path}
        className="aspect-16/9 w-full rounded-lg bg-ink"
      >
        {subtitles ? <track kind="subtitles" src={subtitles.path} default={true} /> : null}
      </video>
      {text ? <figcaption className="mt-3 text-base text-ink-soft">{text}</figcaption> : null}
    </figure>
  )
}
