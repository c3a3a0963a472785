import type { ReactElement } from 'react'

type Choice = {
  readonly value: string
  readonly label: string
  readonly hint?: string | undefined
  /** What the member lacks, and may neither give nor take. */
  readonly isFixed?: boolean
}

type ChoicesProps = {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly error?: string | null
  onChange(chosen: readonly string[]): void
}

/** Several of a few. */
export function Choices({ legend, choices, chosen, error, onChange }: ChoicesProps): ReactElement {
  const change = (value: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {choices.map(({ value, label, hint, isFixed = false }) => (
        <label
          key={value}
          className="flex min-h-11 items-start gap-3 py-2 has-disabled:text-ink-soft"
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={isFixed}
            onChange={(event) => change(value, event.currentTarget.checked)}
            className="mt-0.5 size-5 shrink-0 accent-tide"
          />
          <span>
            {label}
            {hint ? <span className="block text-sm text-ink-soft">{hint}</span> : null}
          </span>
        </label>
      ))}
      {error ? (
        <p role="alert" className="font-semibold text-signal-deep">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
