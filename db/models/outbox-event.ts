import { BaseModel } from './base-model.ts'

/** An event on its way to its queue. */
export class OutboxEventModel extends BaseModel {
  static override tableName = 'outbox'

  declare id: string
  declare job: string
  declare payload: Record<string, unknown>
  declare accountId: string | null
  declare createdAt: Date
  declare publishedAt: Date | null
}
