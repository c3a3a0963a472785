import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import type { Selection } from '#client/admin/list/selection.ts'
import { useList } from '#client/admin/list/use-list.ts'
import { RedirectDialog } from '#client/admin/screens/redirects/redirect-dialog.tsx'
import { useSaveRedirectMutation } from '#client/admin/screens/redirects/redirects.generated.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { DEAD_LINK_LIST } from '#services/contract/rules/lists/dead-links.ts'
import {
  type DeadLinkRowFieldsFragment,
  useDeadLinkRowsQuery,
  useDeadLinkViewsQuery,
  useForgetDeadLinksMutation,
} from './dead-links.generated.ts'

/** Paths that lead nowhere, the most visited first, with what they probably meant. */
export function DeadLinksScreen(): ReactElement {
  const { t } = useTranslation('deadLinks')
  const state = useList(DEAD_LINK_LIST)
  const answer = useDeadLinkRowsQuery({ variables: state.variables })
  const { data } = useDeadLinkViewsQuery()
  const [opened, setOpened] = useState<DeadLinkRowFieldsFragment | null>(null)
  return (
    <>
      <ListScreen
        {...{ state, answer }}
        name="DEAD_LINKS"
        area="deadLinks"
        page={answer.data?.deadLinkRows}
        views={data?.deadLinkViews}
        labelOf={({ path }) => path}
        cells={{
          path: ({ path }) => <span className="font-semibold wrap-anywhere">{path}</span>,
          nearest: (link) => <Nearest link={link} onOpen={() => setOpened(link)} />,
        }}
        actions={(selection, clear) => <Forget {...{ selection, clear }} />}
      />
      {opened ? (
        <RedirectDialog
          path={opened.path}
          offered={opened.nearest ?? ''}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <p className="mt-4 text-ink-soft">{t('about')}</p>
    </>
  )
}

type NearestProps = { readonly link: DeadLinkRowFieldsFragment; onOpen(): void }

/** One click sends visitors to what looks most like the path; the other button opens a form for it. */
function Nearest({ link: { path, nearest }, onOpen }: NearestProps): ReactElement {
  const { t } = useTranslation('deadLinks')
  const toasts = useToastStore()
  const save = useMutationAction(useSaveRedirectMutation)

  async function send(target: string): Promise<void> {
    if (await save({ path, target, base: null }))
      toasts.show('success', t('sent', { path, target }))
  }

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {nearest ? (
        <>
          <a href={nearest} className="wrap-anywhere text-link">
            {nearest}
          </a>
          <ActionButton onAction={() => send(nearest)} className={deskButton()}>
            {t('send')}
            <span className="sr-only"> {path}</span>
          </ActionButton>
        </>
      ) : null}
      <button type="button" onClick={onOpen} className="min-h-11 font-semibold text-link">
        {nearest ? t('elsewhere') : t('choose')}
        <span className="sr-only"> {path}</span>
      </button>
    </span>
  )
}

type ForgetProps = { readonly selection: Selection; clear(): void }

function Forget({ selection, clear }: ForgetProps): ReactElement | null {
  const { t } = useTranslation('deadLinks')
  const toasts = useToastStore()
  const forget = useMutationAction(useForgetDeadLinksMutation)
  if (selection.kind === 'all') return null
  const { ids } = selection

  async function run(): Promise<void> {
    if (!(await forget({ ids: [...ids] }))) return
    toasts.show('success', t('forgotten', { count: ids.length }))
    clear()
  }

  return (
    <ActionButton onAction={run} className={deskButton()}>
      {t('forget')}
    </ActionButton>
  )
}
