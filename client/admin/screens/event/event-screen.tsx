import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { readJson } from '#client/admin/history/changes.ts'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { OnePicture } from '#client/admin/media/one-picture.tsx'
import { EVENT_LOOKS } from '#client/admin/screens/events/event-looks.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSaveEventMutation, useStaffEventQuery } from './event.generated.ts'
import { EventForm } from './event-form.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { TicketsPanel } from './tickets-panel.tsx'
import { useEventWords } from './use-event-words.ts'

/** One event: its texts and times, whether it takes place, its tickets, and who changed it. */
export function EventScreen(): ReactElement {
  const { t } = useTranslation('events')
  const { id = '' } = useParams()
  const send = useMutationAction(useSaveEventMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const [pictureRound, setPictureRound] = useState(0)
  const { data, error, refetch } = useStaffEventQuery({ variables: { id } })
  const event = data?.staffEvent
  const words = useEventWords(
    (event?.texts ?? []).map(({ language }) => language),
    event?.tickets,
  )
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  if (!event) return <NotFound />
  const save: Save = async (changes) => await send({ id, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)

  return (
    <>
      <ScreenHead title={event.texts[0]?.title ?? ''}>
        <span className="flex items-center gap-3">
          {event.state === 'PLANNED' ? null : (
            <Tag look={EVENT_LOOKS[event.state]}>{t(`words.${event.state}`)}</Tag>
          )}
          {event.isPast ? <Tag>{t('isPast')}</Tag> : null}
        </span>
        <a href={`/event/${id}`} className={deskButton()}>
          {t('toSite')}
        </a>
        <Link to={`/admin/events/new?copy=${id}`} className={deskButton()}>
          {t('copy')}
        </Link>
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel title={t('form')}>
          <EventForm key={round} {...{ event, save }} onSaved={begin} />
        </Panel>
        <div className="flex min-w-0 flex-col gap-5">
          <MovesPanel event={event} onMoved={begin} />
          <Panel title={t('picture')}>
            <OnePicture
              key={`${round}.${pictureRound}`}
              picture={event.picture ?? null}
              {...{ save, words }}
              onSaved={() => setPictureRound((last) => last + 1)}
            />
          </Panel>
          <TicketsPanel {...{ event, save }} />
          <HistoryPanel
            kind="EVENT"
            {...{ id, words, save }}
            sentence={({ path, after }) => {
              if (!path.startsWith('move.')) return null
              const letters = Number(Reflect.get(Object(readJson(after)), 'letters') ?? 0)
              return `${words.name(path)}. ${t('lettersSent', { count: letters })}`
            }}
            isSaved={(path) => !path.startsWith('move.')}
            onUndone={begin}
          />
        </div>
      </div>
    </>
  )
}
