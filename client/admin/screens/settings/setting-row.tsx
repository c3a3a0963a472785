import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import type { SettingFieldsFragment } from './settings.generated.ts'
import { useSettingWords } from './use-setting-words.ts'

export function SettingRow({ setting }: { readonly setting: SettingFieldsFragment }): ReactElement {
  const { t } = useTranslation('settings')
  const words = useSettingWords()
  const actorName = useActorName()
  const { key, value, changedAt, changedBy } = setting
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <Link
          to={`/admin/settings/${key}`}
          className="inline-flex min-h-11 items-center font-semibold text-link md:min-h-8"
        >
          {words.name(setting)}
        </Link>
        <p className="text-ink-soft">{words.about(setting)}</p>
      </div>
      <div className="min-w-0 md:pt-1">
        <p className={`wrap-anywhere ${value === null ? 'text-ink-soft' : 'font-semibold'}`}>
          {words.value(setting, value)}
        </p>
        {changedAt === null || changedBy === null ? null : (
          <p className="text-sm text-ink-soft">
            {t('changed', { name: actorName(changedBy) })} <Moment at={changedAt} />
          </p>
        )}
      </div>
    </li>
  )
}
