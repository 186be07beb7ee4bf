import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { ReportEntity } from './report.entity'
import { referencePattern } from './report.rules'
import { toDeskReport, toReportView, type DeskReport, type ReportView } from './report.view'

@Injectable()
export class ReportsQueries {
  constructor(private readonly source: DataSource) {}

  async find(reference: string): Promise<ReportView | undefined> {
    if (!referencePattern.test(reference)) return undefined
    const report = await this.source.manager.findOneBy(ReportEntity, { reference })
    return report ? toReportView(report) : undefined
  }

  /** Newest first. */
  async latest(count: number): Promise<DeskReport[]> {
    const reports = await this.source.manager.find(ReportEntity, { order: { id: 'DESC' }, take: count })
    return reports.map(toDeskReport)
  }
}
