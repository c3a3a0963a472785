import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { PageAnswers } from './page-answers.ts'

const HOME = gql`query Home($page: Int = 1, $filter: [String!] = ["a"]) { home(page: $page, filter: $filter) }`
const result = { home: 'Naslovnica' }

test('an answer is found again, also by a question that spells its defaults out', () => {
  const answers = new PageAnswers()
  answers.write({ query: HOME, result })
  expect(answers.read({ query: HOME })).toBe(result)
  expect(answers.read({ query: HOME, variables: { page: 1, filter: ['a'] } })).toBe(result)
  expect(answers.read({ query: HOME, variables: { page: undefined } })).toBe(result)
  expect(answers.read({ query: HOME, variables: { page: 2 } })).toBeNull()
  expect(answers.diff({ query: HOME, optimistic: true })).toEqual({ result, complete: true })
  expect(answers.diff({ query: HOME, variables: { page: 2 }, optimistic: true })).toEqual({
    result: null,
    complete: false,
  })
})

test('the browser hears of each question as it will ask it', () => {
  const answers = new PageAnswers()
  answers.write({ query: HOME, result })
  expect(answers.answers()).toEqual({ '["Home",{"page":1,"filter":["a"]}]': result })
})
