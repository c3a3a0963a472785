import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import {
  useSaveSettingMutation,
  useSettingsQuery,
} from '#client/admin/screens/settings/settings.generated.ts'
import {
  useSettingRecordWords,
  useSettingWords,
} from '#client/admin/screens/settings/use-setting-words.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { SettingForm } from './setting-form.tsx'

/** One setting: what it means, its value, and who changed it. */
export function SettingScreen(): ReactElement {
  const { t } = useTranslation('settings')
  const { group = '', key: name = '' } = useParams()
  const key = `${group}/${name}`
  const words = useSettingWords()
  const send = useMutationAction(useSaveSettingMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useSettingsQuery()
  const setting = data?.settings.find((one) => one.key === key)
  const recordWords = useSettingRecordWords(setting)
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  if (!setting) return <NotFound />
  const save: Save = async (changes) => await send({ key, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)

  return (
    <>
      <ScreenHead title={words.name(setting)} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('value')}>
          <p className="mb-5 max-w-prose">{words.about(setting)}</p>
          <SettingForm key={round} {...{ setting, save }} words={recordWords} onSaved={begin} />
        </Panel>
        <HistoryPanel
          kind="SETTING"
          id={key}
          words={recordWords}
          save={save}
          isSaved={(path) => path === 'value'}
          onUndone={begin}
        />
      </div>
    </>
  )
}
