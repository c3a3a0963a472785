import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import type { ConsentVersionFieldsFragment } from './consent.generated.ts'
import type { WantedText } from './markup-field.tsx'
import { WordChanges } from './word-changes.tsx'

type Version = ConsentVersionFieldsFragment
type VersionsProps = {
  /** Newest first. */
  readonly versions: readonly Version[]
  onUse(text: WantedText): void
}

/** Every text that was in force, with what it changed; a former one can be put into the form. */
export function ConsentVersions({ versions, onUse }: VersionsProps): ReactElement {
  const { t } = useTranslation('consents')
  const actorName = useActorName()
  return (
    <Panel title={t('versions.title')}>
      <ol className="-my-4 divide-y divide-line">
        {versions.map((version, index) => {
          const { id, language, html, since, author, requiresRenewal, accepted } = version
          const ofLanguage = (one: Version) => one.language === language
          const former = versions.slice(index + 1).find(ofLanguage)
          const isCurrent = versions.find(ofLanguage) === version
          return (
            <li key={id} className="py-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">
                  {t('versions.name', { version: version.version })}
                </span>
                <span>{t(`languages.${language}`, { defaultValue: language })}</span>
                {isCurrent ? <Tag look="good">{t('versions.current')}</Tag> : null}
                {requiresRenewal ? null : <Tag>{t('versions.correction')}</Tag>}
              </p>
              <p className="text-sm text-ink-soft">
                {author === null ? null : `${actorName(author)}, `}
                <Moment at={since} />
                {` · ${t('versions.accepted', { count: accepted })}`}
              </p>
              <WordChanges before={former?.html ?? html} after={html} />
              {isCurrent ? null : (
                <button
                  type="button"
                  onClick={() => onUse({ language, html })}
                  className={`${deskButton('quiet')} -ml-4 text-left text-link`}
                >
                  {t('versions.use')}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
