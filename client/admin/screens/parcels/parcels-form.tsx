import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { useSend } from '#client/features/forms/use-send.ts'
import { PapersButtons } from './papers-buttons.tsx'
import { ParcelRow } from './parcel-row.tsx'
import { type ParcelFieldsFragment, useStartBulkMoveMutation } from './parcels.generated.ts'

type ParcelsFormProps = {
  readonly parcels: readonly ParcelFieldsFragment[]
  /** They were chosen in a list, so all of them are meant. */
  readonly isChosen: boolean
}

/**
 * The numbers of parcels one after the other: Enter, which scanners send too, goes to the next
 * field, and a number chooses its order.
 */
export function ParcelsForm({ parcels, isChosen }: ParcelsFormProps): ReactElement {
  const { t } = useTranslation('parcels')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const numbers = parcels.map(({ number }) => number)
  const [ticked, setTicked] = useState(() => new Set(isChosen ? numbers : []))
  const [problem, setProblem] = useState<{ readonly number: string | null; text: string } | null>(
    null,
  )
  const chosen = numbers.filter((number) => ticked.has(number))
  // A look at an order in between loses no number.
  const typed = useStoredInput({ element: form }, 'parcels', {
    isStoredUntilForgotten: true,
    onRestored: (restored) => setTicked((before) => new Set([...before, ...restored])),
  })
  const start = useSend(useStartBulkMoveMutation)
  const { isPending, run } = useOnce(send)

  async function send(): Promise<void> {
    setProblem(null)
    const orders = chosen.map((number) => ({ number, tracking: fieldOf(number)?.value || null }))
    const { done, problem: refused } = await start({ move: 'SHIP', orders })
    if (done) {
      typed.forget(chosen)
      return await navigate(`/admin/orders/jobs/${done.job.id}`)
    }
    if (!refused) return
    const [, place] = /^orders\.(\d+)\./.exec(refused.field ?? '') ?? []
    const number = place === undefined ? null : (chosen[Number(place)] ?? null)
    setProblem({ number, text: refused.message })
    if (number) fieldOf(number)?.focus()
  }

  const fieldOf = (number: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${number}"]`)

  function tick(number: string, isTicked: boolean): void {
    setTicked((before) => {
      const after = new Set(before)
      if (isTicked) after.add(number)
      else after.delete(number)
      return after
    })
  }

  function goOn(number: string): void {
    const next = numbers[numbers.indexOf(number) + 1]
    const target = next ? fieldOf(next) : form.current?.querySelector<HTMLElement>('[type=submit]')
    target?.focus()
  }

  const areAll = chosen.length === numbers.length
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) run()
      }}
      className="pb-24"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <label className="inline-flex min-h-11 items-center gap-3 px-4 font-semibold">
          <input
            type="checkbox"
            checked={areAll}
            onChange={() => setTicked(new Set(areAll ? [] : numbers))}
            className="size-5 accent-tide"
          />
          {t('all', { count: numbers.length })}
        </label>
        <div className="flex flex-wrap gap-3">
          <PapersButtons numbers={chosen} />
        </div>
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-white">
        {parcels.map((parcel) => (
          <ParcelRow
            key={parcel.number}
            parcel={parcel}
            isTicked={ticked.has(parcel.number)}
            error={problem?.number === parcel.number ? problem.text : null}
            onTick={(isTicked) => tick(parcel.number, isTicked)}
            onNumber={() => tick(parcel.number, true)}
            onEnter={() => goOn(parcel.number)}
          />
        ))}
      </ul>
      {problem && problem.number === null ? (
        <p role="alert" className="mt-3 font-semibold text-signal-deep">
          {problem.text}
        </p>
      ) : null}
      <div className="sticky bottom-0 z-10 mt-5 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
        <button
          type="submit"
          aria-disabled={isPending || chosen.length === 0 || undefined}
          className={`${deskButton('primary')} max-sm:w-full aria-disabled:opacity-60`}
        >
          {t('send', { count: chosen.length })}
        </button>
      </div>
    </form>
  )
}
