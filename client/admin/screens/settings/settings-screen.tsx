import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { SETTING_SECTIONS } from '#services/contract/rules/setting-sections.ts'
import { OtherScreens } from './other-screens.tsx'
import { SettingRow } from './setting-row.tsx'
import { useSettingsQuery } from './settings.generated.ts'
import { useSettingWords } from './use-setting-words.ts'

const SEARCH = 'q'

/** Settings of the site and the shop, by their parts. */
export function SettingsScreen(): ReactElement {
  const { t } = useTranslation('settings')
  const words = useSettingWords()
  const [params, setParams] = useSearchParams()
  const searched = params.get(SEARCH) ?? ''
  const { data, error, refetch } = useSettingsQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const found = data.settings.filter((one) =>
    folded(`${words.name(one)} ${words.about(one)} ${one.key}`).includes(folded(searched)),
  )

  return (
    <>
      <ScreenHead title={t('title')} />
      <search className="mb-5 block md:max-w-md">
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={searched}
          maxLength={100}
          onChange={({ currentTarget: { value } }) =>
            setParams(value === '' ? {} : { [SEARCH]: value }, { replace: true })
          }
          className={`${INPUT} min-h-11 text-base`}
        />
      </search>
      <p role="status" className="mb-4 text-ink-soft empty:hidden">
        {searched === '' ? '' : t('found', { count: found.length })}
      </p>
      <div className="flex flex-col gap-5">
        {SETTING_SECTIONS.map((section) => {
          const own = found.filter((one) => one.section === section)
          if (own.length === 0) return null
          return (
            <Panel key={section} title={t(`sections.${section}`)}>
              <ul className="-my-4 divide-y divide-line">
                {own.map((setting) => (
                  <SettingRow key={setting.key} setting={setting} />
                ))}
              </ul>
            </Panel>
          )
        })}
        {searched === '' ? <OtherScreens /> : null}
      </div>
    </>
  )
}

/** Without marks and capitals. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim()
}
