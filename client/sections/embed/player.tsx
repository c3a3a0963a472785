import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { TEXT_CLASS } from '#client/sections/text-class.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Picture, type PictureSource } from '#client/ui/picture.tsx'

type PlayerProps = {
  readonly title: string
  readonly text: string
  /** Address for the frame; null where it may only be linked. */
  readonly player: string | null
  /** The same at the other site. */
  readonly page: string
  readonly picture: PictureSource | null
  readonly shape: string
}

/** Nothing of the other site is loaded before a visitor has pressed play and agreed. */
export function Player(props: PlayerProps): ReactElement {
  const { title, text, player, page, picture, shape } = props
  const { t } = useTranslation('content')
  const [state, setState] = useState<'idle' | 'consent' | 'playing'>('idle')
  // A press on a button without its script would be lost.
  const isHydrated = useIsHydrated()
  const host = new URL(page).hostname.replace(/^www\./, '')
  return (
    <figure className={TEXT_CLASS}>
      <div
        className={`relative w-full overflow-hidden rounded-lg bg-ink text-white on-ink ${shape} ${state === 'consent' ? 'min-h-60' : ''}`}
      >
        {state === 'playing' && player ? (
          <Frame title={title} src={player} />
        ) : (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 64rem) 44rem, 94vw"
            className="size-full"
          />
        )}
        {state === 'idle' && player && isHydrated ? (
          <PlayButton title={title} onPress={() => setState('consent')} />
        ) : null}
        {state === 'consent' && player ? (
          <Consent
            host={new URL(player).hostname}
            onAgree={() => setState('playing')}
            onRefuse={() => setState('idle')}
          />
        ) : null}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-base text-ink-soft">
        <span>{text || title}</span>
        <a href={page} target="_blank" rel="noopener" className="text-link">
          {t('embed.elsewhere', { host })}
        </a>
      </figcaption>
    </figure>
  )
}

type FrameProps = { readonly title: string; readonly src: string }

function Frame({ title, src }: FrameProps): ReactElement {
  return (
    <iframe
      ref={focusOn}
      title={title}
      src={src}
      // Its own origin, which is never ours, is what its player needs.
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  )
}

type PlayButtonProps = { readonly title: string; readonly onPress: () => void }

function PlayButton({ title, onPress }: PlayButtonProps): ReactElement {
  const { t } = useTranslation('content')
  return (
    <button
      type="button"
      aria-label={t('embed.play', { title })}
      onClick={onPress}
      className="group absolute inset-0 grid size-full place-items-center"
    >
      <span className="grid h-16 w-16 place-items-center rounded-full bg-signal text-white shadow-raised">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-8">
          <path d="M8 5v14l11-7z" fill="currentColor" />
        </svg>
      </span>
    </button>
  )
}

type ConsentProps = {
  readonly host: string
  readonly onAgree: () => void
  readonly onRefuse: () => void
}

function Consent({ host, onAgree, onRefuse }: ConsentProps): ReactElement {
  const { t } = useTranslation('content')
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 overflow-y-auto bg-ink p-4 text-center">
      <p className="max-w-md text-base leading-snug text-ink-text sm:text-base">
        {t('embed.notice', { host })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button ref={focusOn} type="button" onClick={onAgree} className={buttonClass('primary')}>
          {t('embed.agree')}
        </button>
        <button type="button" onClick={onRefuse} className={buttonClass('light')}>
          {t('embed.refuse')}
        </button>
      </div>
    </div>
  )
}

/** What was pressed before it is gone. */
function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
