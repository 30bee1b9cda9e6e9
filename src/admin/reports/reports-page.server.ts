import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { daysInAddress } from '../kit/list/period-fields.server.ts';
import { countLabelsByDay, loadSampleReport } from './report-queries.server.ts';
import { listMonths, spanOf } from './report-span.ts';

/** Gloves and places shown in the report; the rest is counted. */
const MOST_ROWS = 50;

/** What became of samples, and how many labels were made, over some days. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, catalogue } = requireStaff(context);
	const { db } = database;
	const days = daysInAddress(url.searchParams, timeZone);
	const span = spanOf(days, todayIn(timeZone, new Date()));
	const [report, labelDays] = await Promise.all([
		loadSampleReport(db, span, timeZone),
		countLabelsByDay(db, span),
	]);
	const gloves = report.gloves.slice(0, MOST_ROWS);
	const places = report.places.slice(0, MOST_ROWS);
	return {
		days,
		span,
		report: {
			...report,
			gloves: gloves.map((row) => ({ ...row, name: catalogue.index.findCard(row.partNumber)?.name ?? '' })),
			moreGloves: report.gloves.length - gloves.length,
			places,
			morePlaces: report.places.length - places.length,
		},
		labels: listMonths(span).map((month) => {
			const own = labelDays.filter(({ date }) => date >= month.fromDate && date <= month.toDate);
			const busiest = own.reduce((most, day) => (day.labels > most.labels ? day : most), {
				date: '',
				labels: 0,
			});
			return {
				...month,
				labels: own.reduce((sum, { labels }) => sum + labels, 0),
				pairs: own.reduce((sum, { pairs }) => sum + pairs, 0),
				workDays: own.length,
				busiest,
			};
		}),
	};
}
