import { createContext } from 'react-router';
import type { ApplicationForm } from '../../domain/applications/application-form-fields.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { SentProofs } from '../../platform/limits/sent-proof.server.ts';
import type { FormCaller, SubmitForm } from '../../platform/pages/form-services.server.ts';
import type { GloveRanker } from '../finder/glove-ranker.server.ts';
import type { FitGloves } from '../fit-check/fit-gloves.server.ts';
import type { NewsletterForms } from '../newsletter/newsletter-api.server.ts';
import type { WhereToBuy } from '../where-to-buy/distributor-list.server.ts';

/** What a page's loader may ask the server for: `context.get(pageServices)`. */
export type PageServices = {
	catalogue: LiveCatalogue;
	/** The address visitors use, without a slash at the end: canonical links start with it. */
	publicUrl: string;
	/** Every glove's sheet as the judge reads it, and all of them in order for a job. */
	fitGloves: FitGloves;
	ranker: GloveRanker;
	whereToBuy: WhereToBuy;
	/** What actions hand their forms to. */
	forms: {
		distributorApplication: SubmitForm<{ form: ApplicationForm; key: string }>;
		/** Takes what the call takes; it is checked whole. */
		sampleRequest: SubmitForm<unknown>;
		newsletter: NewsletterForms;
	};
	/** Tells the browser that sent a form from one that only knows a number. */
	proofs: SentProofs;
	/** Whether the developers' pages are there. */
	devPages: boolean;
	/** Hears of what kept a page from being made: the page itself says no more than that. */
	onError: (error: unknown, path: string) => void;
};

export const pageServices = createContext<PageServices>();

/** Who sent the form that a page's action is looking at; nobody, when the page is only read. */
export const formCaller = createContext<FormCaller | undefined>(undefined);
