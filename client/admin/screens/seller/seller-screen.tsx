import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useChangeSellerMutation, useSellerQuery } from './seller.generated.ts'
import { SellerForm } from './seller-form.tsx'
import { SellerPreview } from './seller-preview.tsx'

/** Who sells, how documents show it, and who changed it. */
export function SellerScreen(): ReactElement {
  const { t } = useTranslation('seller')
  const send = useMutationAction(useChangeSellerMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useSellerQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { seller } = data
  const words: RecordWords = { name: (path) => t(`fields.${path}`, { defaultValue: path }) }
  const save: Save = async (changes) => await send({ sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)

  return (
    <>
      <ScreenHead title={t('title')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('form')}>
          <p className="mb-5 max-w-prose">{t('about')}</p>
          <SellerForm key={round} {...{ seller, words, save }} onSaved={begin} />
        </Panel>
        <div className="flex min-w-0 flex-col gap-5">
          <SellerPreview seller={seller} />
          <HistoryPanel
            kind="SELLER"
            id="seller"
            {...{ words, save }}
            isSaved={() => true}
            onUndone={begin}
          />
        </div>
      </div>
    </>
  )
}
