import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PrivacyRowFieldsFragment } from '#client/admin/screens/privacy/privacy.generated.ts'
import { PRIVACY_LOOKS } from '#client/admin/screens/privacy/privacy-looks.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useFormat } from '#client/lib/format.ts'

type OthersProps = { readonly others: readonly PrivacyRowFieldsFragment[] }

/** What else came from the same address, also before an erasure. */
export function OtherRequests({ others }: OthersProps): ReactElement {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  return (
    <Panel title={t('others')}>
      <ul className="-my-4 divide-y divide-line">
        {others.map(({ id, kind, state, receivedOn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link
              to={`/admin/privacy/${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              {t('head', { id, kind: t(`words.${kind}`) })}
            </Link>
            <span className="figures text-ink-soft">{format.date(receivedOn)}</span>
            <Tag look={PRIVACY_LOOKS[state]}>{t(`words.${state}`)}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
