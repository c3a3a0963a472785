import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { ConsentText } from '#client/features/consents/consent-text.tsx'
import type { ProvenConsentFieldsFragment } from './consent-history.generated.ts'

type Statement = ProvenConsentFieldsFragment

/** Each with the text that was read, when, where, and whether it is the person's. */
export function Statements({
  statements,
}: {
  readonly statements: readonly Statement[]
}): ReactElement {
  const { t } = useTranslation('consents')
  return (
    <ol className="flex flex-col gap-4">
      {statements.map((one) => (
        <li key={one.id} className="rounded-md border border-line bg-white p-4 md:p-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Tag look={one.isAccepted ? 'good' : 'bad'}>
              {one.isAccepted ? t('history.accepted') : t('history.withdrawn')}
            </Tag>
            <span className="font-semibold">
              <Moment at={one.at} />
            </span>
            {one.isConfirmed ? null : <Tag look="warning">{t('history.unconfirmed')}</Tag>}
            {one.isErased ? <Tag>{t('history.erased')}</Tag> : null}
          </p>
          <blockquote className="mt-3 border-l-4 border-line pl-4">
            <ConsentText html={one.html} />
          </blockquote>
          <Facts statement={one} />
        </li>
      ))}
    </ol>
  )
}

function Facts({ statement }: { readonly statement: Statement }): ReactElement {
  const { t } = useTranslation('consents')
  const { number, version, language, form, email, clientAt } = statement
  const facts = [
    [
      t('history.which'),
      t('history.text_of', {
        ...{ number, version },
        language: t(`languages.${language}`, { defaultValue: language }),
      }),
    ],
    [t('history.where'), form === null ? t('history.profile') : t(`words.${form}`)],
    [t('history.typed'), email ?? t('history.erasedEmail')],
  ] as const
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
      {clientAt === null ? null : (
        <div>
          <dt className="text-ink-soft">{t('history.device')}</dt>
          <dd>
            <Moment at={clientAt} />
          </dd>
        </div>
      )}
    </dl>
  )
}
