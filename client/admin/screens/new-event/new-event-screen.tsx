import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import {
  useCreateEventMutation,
  useStaffEventQuery,
} from '#client/admin/screens/event/event.generated.ts'
import { type BegunEvent, EventFields } from '#client/admin/screens/event/event-fields.tsx'
import { htmlOf } from '#client/admin/screens/event/plain-paragraphs.ts'
import { readTyped } from '#client/admin/screens/event/typed-time.ts'
import { useTimeProblem } from '#client/admin/screens/event/use-time-problem.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { EVENT_KINDS } from '#services/contract/rules/events.ts'
import { useSiteLanguagesQuery } from './new-event.generated.ts'

const NO_TIME = {
  ...{ startDate: '', startTime: '', endDate: '', endTime: '', startNight: '', endNight: '' },
}

/** A new event: empty, or a copy of another one without its time, state and tickets. */
export function NewEventScreen(): ReactElement {
  const { t } = useTranslation('events')
  const [search] = useSearchParams()
  const copyOf = search.get('copy')
  const original = useStaffEventQuery({
    variables: { id: copyOf ?? '' },
    skip: copyOf === null,
  })
  const languages = useSiteLanguagesQuery()
  const isReady = languages.data && (copyOf === null || original.data)
  if (!isReady) {
    const hasFailed = original.error ?? languages.error
    if (!hasFailed) return <Loading />
    return <FailedAnswer onAgain={() => void languages.refetch()} />
  }
  const copied = original.data?.staffEvent
  const { languages: known = [], defaultLanguage = '' } = languages.data?.layout.site ?? {}
  const others = known.map(({ code }) => code).filter((code) => code !== defaultLanguage)
  const empty = [defaultLanguage, ...others].map((language) => ({
    language,
    title: '',
    description: '',
    reason: '',
  }))
  const begun: BegunEvent = {
    ...(copied ?? { kind: 'MATCH', location: '', texts: empty }),
    state: 'PLANNED',
  }
  const title = t(copied ? 'copyTitle' : 'newTitle')
  return (
    <>
      <ScreenHead title={title} />
      <div className="max-w-3xl">
        <Panel title={t('form')}>
          <NewEventForm key={copyOf} {...{ begun, copyOf: copied?.id ?? null }} />
        </Panel>
      </div>
    </>
  )
}

type NewEventFormProps = { readonly begun: BegunEvent; readonly copyOf: string | null }

function NewEventForm({ begun, copyOf }: NewEventFormProps): ReactElement {
  const { t } = useTranslation('events')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const timeProblem = useTimeProblem()
  const send = useSend(useCreateEventMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      const main = `title.${begun.texts[0]?.language}`
      if (!raw[main]?.trim()) return { field: main, text: t('faults.required') }
      return timeProblem(raw)
    },
    send: (_values, raw) =>
      send({
        kind: EVENT_KINDS.find((kind) => kind === raw['kind']) ?? 'OTHER',
        ...{ time: readTyped(raw).time ?? '', location: (raw['location'] ?? '').trim(), copyOf },
        texts: begun.texts.map(({ language }) => ({
          ...{ language, title: (raw[`title.${language}`] ?? '').trim() },
          description: htmlOf((raw[`description.${language}`] ?? '').replaceAll('\r\n', '\n')),
        })),
      }),
    async onDone({ event }) {
      toasts.show('success', t('created'))
      await navigate(`/admin/events/${event.id}`, { replace: true })
    },
  })
  useStoredInput(form, `newEvent:${copyOf ?? ''}`)
  return (
    <Form form={form} label={t('form')}>
      <EventFields begun={begun} time={NO_TIME} />
      <SubmitButton>{t('create')}</SubmitButton>
    </Form>
  )
}
