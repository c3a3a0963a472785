import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { INPUT } from '#client/ui/input-class.ts'
import type { List } from '#services/contract/rules/lists/list.ts'
import type { ListState } from './use-list.ts'

type ListSearchProps<L extends List> = { readonly state: ListState<L>; readonly label: string }

export function ListSearch<L extends List>({ state, label }: ListSearchProps<L>): ReactElement {
  const { t } = useTranslation('list')
  const current = state.query.search ?? ''
  const [typed, setTyped] = useState(current)
  useEffect(() => setTyped(current), [current])
  return (
    <search className="grow sm:max-w-md">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          state.change({ ...state.query, search: typed.trim() || undefined })
        }}
      >
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={`${INPUT} min-h-11 text-base`}
        />
        <button type="submit" className={deskButton()}>
          {t('search')}
        </button>
      </form>
    </search>
  )
}
