import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import type { Folder } from '#client/admin/media/folders.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { writeFocalPoint } from '#services/contract/rules/media.ts'
import { Crops } from './crops.tsx'
import { FocalPicker } from './focal-picker.tsx'
import { MediaFields } from './media-fields.tsx'
import { type StaffMediaFieldsFragment, useSaveMediaMutation } from './media-record.generated.ts'
import { begunValues, typedValues } from './media-values.ts'

type MediaFormProps = {
  readonly media: StaffMediaFieldsFragment
  readonly folders: readonly Folder[]
  readonly words: RecordWords
  readonly save: Save
  onSaved(): void
}

/** The picture with its focal point, and its texts. */
export function MediaForm({ media, folders, words, save, onSaved }: MediaFormProps): ReactElement {
  const { t } = useTranslation('media')
  const toasts = useToastStore()
  // What the form began with: later answers do not change it.
  const [begun] = useState(media)
  const [sitting] = useState(() => crypto.randomUUID())
  const [point, setPoint] = useState({ x: begun.focalX, y: begun.focalY })
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const send = useSend(useSaveMediaMutation)
  const changesIn = (raw: Readonly<Record<string, string>>) => [
    ...changesBetween(begunValues(begun), typedValues(begun, raw, writeFocalPoint(point))),
  ]
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    before: async (_values, raw) =>
      changesIn(raw).length === 0 ? { field: null, text: t('same') } : null,
    send: (_values, raw) => send({ id: begun.id, sitting, changes: changesIn(raw) }),
    onDone(saved) {
      if (saved.differing.length > 0) {
        setDiffering(saved.differing)
        return
      }
      toasts.show('success', t('saved'))
      onSaved()
    },
  })
  useStoredInput(form, `media:${begun.id}`)
  const alt = media.texts[0]?.alt || media.name

  return (
    <>
      <Form form={form} label={t('form')}>
        <Panel title={t('focal.title')}>
          <div className="flex flex-col gap-5">
            <p className="text-ink-soft">{t('focal.hint')}</p>
            <FocalPicker picture={media} {...{ alt, point }} onChange={setPoint} />
            <Crops picture={media} point={point} />
          </div>
        </Panel>
        <Panel title={t('texts')}>
          <div className="flex flex-col gap-5">
            <MediaFields {...{ begun, folders }} />
            <SubmitButton>{t('save')}</SubmitButton>
          </div>
        </Panel>
      </Form>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </>
  )
}
