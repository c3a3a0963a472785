import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { type LetterKindFieldsFragment, useLettersQuery } from './letters.generated.ts'

/** Every kind of letter, when it is sent, and what was changed of its texts. */
export function LettersScreen(): ReactElement {
  const { t } = useTranslation('letters')
  const { data, error, refetch } = useLettersQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  return (
    <>
      <ScreenHead title={t('title')} />
      <p className="-mt-3 mb-5 max-w-prose text-ink-soft md:-mt-5">{t('intro')}</p>
      <div className="flex flex-col gap-5">
        {[false, true].map((isToStaff) => (
          <Panel key={`${isToStaff}`} title={t(isToStaff ? 'toStaff' : 'toCustomers')}>
            <ul className="-my-4 divide-y divide-line">
              {data.letters
                .filter((letter) => letter.isToStaff === isToStaff)
                .map((letter) => (
                  <LetterRow key={letter.kind} letter={letter} />
                ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  )
}

function LetterRow({ letter }: { readonly letter: LetterKindFieldsFragment }): ReactElement {
  const { t } = useTranslation('letters')
  const { kind, name, occasion, languages } = letter
  const changed = languages.reduce((sum, one) => sum + one.changed, 0)
  const outdated = languages.reduce((sum, one) => sum + one.outdated, 0)
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold first-letter:uppercase">{name}</span>
          {changed > 0 ? <Tag>{t('changed', { count: changed })}</Tag> : null}
          {outdated > 0 ? <Tag look="warning">{t('outdated', { count: outdated })}</Tag> : null}
        </p>
        <p className="text-ink-soft">{occasion}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {languages.map(({ language }) => (
          <Link
            key={language}
            to={`/admin/letters/${kind}?language=${language.toLowerCase()}`}
            className={deskButton()}
          >
            {t(`languages.${language}`)}
            <span className="sr-only">{`: ${name}`}</span>
          </Link>
        ))}
      </div>
    </li>
  )
}
