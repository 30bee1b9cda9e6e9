import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { oneOf } from '../../../platform/http/query-fields.ts';
import { sendFile } from '../../../platform/http/send-file.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { type FileTable, writeCsv } from '../../../platform/text/file-table.ts';
import { writeWorkbook } from '../../../platform/text/workbook.server.ts';
import { headingsIn } from './file-headings.ts';

/** The parameters of a list's file: `…/export.:format`. */
export const listFileParams = z.object({ format: oneOf(['csv', 'xlsx']) });

type ListFileRequest = { locale: Locale; params: z.infer<typeof listFileParams> };

/** Sends the rows of all pages of a list as the asked kind of file, with headings in the reader's language. */
export function sendListFile<Row, Page>(
	{ locale, params: { format } }: ListFileRequest,
	reply: FastifyReply,
	name: string,
	table: FileTable<Row>,
	pages: AsyncIterable<Page>,
	rowsOf: (page: Page) => readonly Row[],
): FastifyReply {
	const headingOf = headingsIn(locale);
	const file =
		format === 'csv'
			? writeCsv(table, pages, rowsOf, headingOf)
			: writeWorkbook(name, table, pages, rowsOf, headingOf);
	return sendFile(reply, `${name}.${format}`, file);
}
