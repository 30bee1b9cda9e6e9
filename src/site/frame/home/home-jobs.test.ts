import { expect, test } from 'vitest';
import english from '../../../../messages/en.json' with { type: 'json' };
import french from '../../../../messages/fr.json' with { type: 'json' };
import { readDemonstrationCatalogue } from '../../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { readFitGlove } from '../../../domain/fit/judging/fit-glove.ts';
import { findQuestion } from '../../../domain/fit/judging/judge-fit.ts';
import { rankGloves } from '../../../domain/fit/judging/rank-gloves.ts';
import { readTask } from '../../../domain/fit/reading/read-task.ts';
import { WORK_PLACES } from '../../../domain/site-content/pictures/page-picture.ts';
import { WORN_AT_WORK } from './home-jobs.server.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);
const languages = { en: english.home.jobs, fr: french.home.jobs };

test.each(WORK_PLACES)('%s: the glove in the picture gets Full use for the job beside it', (place) => {
	for (const [language, jobs] of Object.entries(languages)) {
		const facts = readTask(jobs[place].job);
		expect({ language, question: findQuestion(facts) }).toEqual({ language, question: null });
		const full = rankGloves(facts, range).gloves.filter(({ verdict }) => verdict === 'Full use');
		expect(full.map(({ partNumber }) => partNumber)).toContain(WORN_AT_WORK[place]);
	}
});
