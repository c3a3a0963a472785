import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTo } from '#client/features/navigation/site-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { HeroFieldsFragment } from './hero.generated.ts'
import { useCountdown } from './use-countdown.ts'

type Match = NonNullable<HeroFieldsFragment['nextMatch']>

/** A ticket with a dashed edge. */
export function NextMatch({ match }: { readonly match: Match }): ReactElement {
  const { t } = useTranslation('content')
  const { day, time } = useFormat()
  const { title, competition, startsAt, place, link } = match
  return (
    <div className="site-width relative pb-8 lg:-mt-20 lg:pb-0">
      <div className="grid grid-cols-1 gap-y-5 rounded-lg bg-paper px-5 py-6 text-ink shadow-raised sm:px-8 lg:translate-y-6 lg:grid-cols-[1fr_auto_auto] lg:items-center lg:gap-x-6 xl:gap-x-10">
        <div>
          <p className="kicker text-signal-deep">{t('match.heading')}</p>
          <p className="display text-3xl">{title}</p>
          <p className="text-ink-soft">{competition}</p>
        </div>
        <ul className="flex flex-col gap-1.5 figures lg:border-l-2 lg:border-dashed lg:border-line lg:pl-6 xl:pl-10">
          <li className="flex items-center gap-2.5">
            <Icon name="calendar" className="size-5 text-tide" />
            <time dateTime={startsAt}>
              {t('match.at', { date: day(startsAt), time: time(startsAt) })}
            </time>
          </li>
          <li className="flex items-center gap-2.5">
            <Icon name="pin" className="size-5 text-tide" />
            {place}
          </li>
        </ul>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:border-l-2 lg:border-dashed lg:border-line lg:pl-6 xl:pl-10">
          <Countdown startsAt={startsAt} />
          {link ? <LinkTo link={link} className={buttonClass('secondary')} /> : null}
        </div>
      </div>
    </div>
  )
}

/**
 * Renders empty boxes on the server, so that the page is the same for everyone and nothing shifts.
 */
function Countdown({ startsAt }: { readonly startsAt: string }): ReactElement {
  const { t } = useTranslation('content')
  const left = useCountdown(startsAt)
  return (
    <div role="timer" aria-label={t('match.countdown')}>
      <dl className="flex gap-4 text-center figures">
        {(['days', 'hours', 'minutes'] as const).map((unit) => (
          <div key={unit} className="flex min-w-14 flex-col-reverse">
            <dt className="text-base text-ink-soft">
              {t(`match.${unit}`, { count: left?.[unit] ?? 0 })}
            </dt>
            <dd className="display text-4xl">{left?.[unit] ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
