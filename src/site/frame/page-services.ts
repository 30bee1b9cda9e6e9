import { createContext } from 'react-router';
import type { ApplicationForm } from '../../domain/applications/application-form-fields.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { SentProofs } from '../../platform/limits/sent-proof.server.ts';
import type { FormCaller, SubmitForm } from '../../platform/pages/form-services.server.ts';
import type { GloveRanker } from '../finder/glove-ranker.server.ts';
import type { FitGloves } from '../fit-check/fit-gloves.server.ts';
import type { NewsletterForms } from '../newsletter/newsletter-api.server.ts';
import type { EntryForms } from '../where-to-buy/confirmation/confirm-entry.server.ts';
import type { WhereToBuy } from '../where-to-buy/where-to-buy.server.ts';

/** The services available to page loaders: `context.get(pageServices)`. */
export type PageServices = {
	catalogue: LiveCatalogue;
	/** The site's public URL without a trailing slash; canonical links start with it. */
	publicUrl: string;
	/** Every glove's sheet as the judge reads it; `ranker` orders all of them for a job. */
	fitGloves: FitGloves;
	ranker: GloveRanker;
	whereToBuy: WhereToBuy;
	/** The zone in which a day begins and ends, such as "America/Toronto". */
	timeZone: string;
	/** Handle the forms posted to page actions. */
	forms: {
		distributorApplication: SubmitForm<{ form: ApplicationForm; key: string }>;
		/** Takes the same body as the API, and validates it completely. */
		sampleRequest: SubmitForm<unknown>;
		newsletter: NewsletterForms;
		distributorEntry: EntryForms;
	};
	/** Distinguishes the browser that sent a form from one that only knows its number. */
	proofs: SentProofs;
	/** The release that the pages show before it is live; unset on the site itself. */
	preview?: { name: string; isBlocked: boolean };
	/** True if the developer pages are available. */
	devPages: boolean;
	/** Called with the error when a page could not be rendered; the page itself does not reveal it. */
	onError: (error: unknown, path: string) => void;
};

export const pageServices = createContext<PageServices>();

/** The sender of the form that a page's action handles; undefined if the page is only read. */
export const formCaller = createContext<FormCaller | undefined>(undefined);
