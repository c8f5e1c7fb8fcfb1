import type { Body } from './calls.ts'
import { call, type CallOptions } from './client.ts'
import type { WorksheetKind } from '../../tax/worksheets/kind-names.ts'

// Calls of the way from a result to a return, which no other page downloads.
export const listWorksheets = (id: string, options: CallOptions = {}) =>
  call('listWorksheets', { params: { id }, ...options })
export const saveWorksheet = (id: string, kind: WorksheetKind, body: Body<'saveWorksheet'>) =>
  call('saveWorksheet', { params: { id, kind }, body })
export const askReturnPack = (id: string) => call('askReturnPack', { params: { id } })
export const readReturnPack = (id: string) => call('readReturnPack', { params: { id } })
