import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { type StaffConsentFieldsFragment, useStaffConsentQuery } from './consent.generated.ts'
import { ConsentVersions } from './consent-versions.tsx'
import type { WantedText } from './markup-field.tsx'
import { TextForm } from './text-form.tsx'

/** Numbers are whole, positive and fit an `Int`. */
const NUMBER = /^[1-9]\d{0,8}$/

type Start = {
  readonly round: number
  /** What was saved last, with which the form begins again. */
  readonly saved: StaffConsentFieldsFragment | null
}

/** One consent: its texts, who accepted them, and the forms that ask for it. */
export function ConsentScreen(): ReactElement {
  const { slug = '' } = useParams()
  return NUMBER.test(slug) ? <Consent key={slug} number={Number(slug)} /> : <NotFound />
}

function Consent({ number }: { readonly number: number }): ReactElement {
  const { t } = useTranslation('consents')
  const [start, setStart] = useState<Start>({ round: 0, saved: null })
  const [wanted, setWanted] = useState<WantedText | null>(null)
  const { data, error, refetch } = useStaffConsentQuery({ variables: { number } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { staffConsent: consent } = data
  if (!consent) return <NotFound />
  const { round } = start

  return (
    <>
      <ScreenHead title={t('one.title', { number })} />
      <p className="-mt-3 mb-5 line-clamp-2 max-w-prose text-ink-soft md:-mt-5">{consent.text}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <TextForm
            key={round}
            consent={start.saved ?? consent}
            wanted={wanted}
            isAgain={round > 0}
            onSaved={(saved) => {
              setWanted(null)
              setStart({ round: round + 1, saved })
            }}
          />
          <ConsentVersions versions={consent.versions} onUse={setWanted} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Answers consent={consent} />
          <Places consent={consent} />
        </div>
      </div>
    </>
  )
}

type PartProps = { readonly consent: StaffConsentFieldsFragment }

function Answers({ consent: { accepted, outdated } }: PartProps): ReactElement {
  const { t } = useTranslation('consents')
  return (
    <Panel title={t('answers.title')}>
      <p>
        <span className="display text-section figures">{t('answers.count', { accepted })}</span>{' '}
        {t('answers.people', { count: accepted })}
      </p>
      {outdated > 0 ? (
        <p className="mt-2 text-ink-soft">{t('answers.outdated', { count: outdated })}</p>
      ) : null}
      <p className="mt-2 text-sm text-ink-soft">{t('answers.hint')}</p>
    </Panel>
  )
}

function Places({ consent: { forms } }: PartProps): ReactElement {
  const { t } = useTranslation('consents')
  return (
    <Panel title={t('places.title')}>
      {forms.length === 0 ? <p className="text-ink-soft">{t('places.none')}</p> : null}
      <ul className="flex flex-col gap-2">
        {forms.map(({ form, isRequired }) => (
          <li key={form} className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">{t(`words.${form}`)}</span>
            <Tag look={isRequired ? 'warning' : 'plain'}>
              {isRequired ? t('places.required') : t('places.optional')}
            </Tag>
          </li>
        ))}
      </ul>
      <Link to="/admin/consent/forms" className={`${deskButton()} mt-4`}>
        {t('places.edit')}
      </Link>
    </Panel>
  )
}
