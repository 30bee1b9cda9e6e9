import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelledJob, labelledJobsSchema } from '../domain/fit/labelled-job.ts';

const FOLDER = join(import.meta.dirname, '../domain/fit/labelled-jobs');

/** The files of labelled jobs, as read and not yet parsed; `name` is the path below their folder. */
export function listLabelledJobFiles(): { name: string; text: string }[] {
	return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.json'))
		.sort()
		.map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
}

export function readLabelledJobs(): LabelledJob[] {
	return listLabelledJobFiles().flatMap(({ text }) => labelledJobsSchema.parse(JSON.parse(text)));
}
