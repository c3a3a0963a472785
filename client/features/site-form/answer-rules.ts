import * as z from 'zod/mini'
import {
  type AnswerValues,
  type CheckedField,
  checkAnswers,
} from '#services/contract/rules/form-answers.ts'
import { answersIn } from './answers-in.ts'

/** The rules that staff gave a form, for its inputs. */
export function answerRules(fields: readonly CheckedField[]): z.ZodMiniType<AnswerValues> {
  return z.pipe(
    z.record(z.string(), z.string()),
    z.transform((raw: Record<string, string>, context) => {
      const { values, problems } = checkAnswers(fields, answersIn(fields, raw))
      for (const { field, rule } of problems) {
        context.issues.push({
          code: 'custom',
          message: readableRule(rule),
          path: [field],
          input: raw,
        })
      }
      return Object.fromEntries(values)
    }),
  )
}

/** A day as people write it: `earliestDate:1.12.2026`. */
function readableRule(rule: string): string {
  return rule.replace(
    /(Date):(\d{4})(\d\d)(\d\d)$/,
    (_all, name: string, year: string, month: string, day: string) =>
      `${name}:${Number(day)}.${Number(month)}.${year}`,
  )
}
