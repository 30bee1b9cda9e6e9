import type { FastifyInstance } from 'fastify';
import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import type { PictureStorage } from '../../platform/storage/picture-storage.server.ts';
import type {
	AwaitingProvider,
	DailyProvider,
	LatestProvider,
	PaletteProvider,
	PlaceCount,
	StaffServices,
} from './staff-services.server.ts';

/** What providers read from. */
export type ProviderSources = Pick<StaffServices, 'database' | 'catalogue' | 'timeZone' | 'documents'>;

/** What routes work with. */
type RouteServices = StaffServices & {
	/** Where uploaded pictures are stored. */
	storage: PictureStorage;
	sender: MailSender;
	/** Where staff get mail. */
	staffAddress: string;
};

/** All that a feature adds to the back-office besides its pages; `app/staff-features.server.ts` lists every one. */
export type StaffFeature = {
	addRoutes?: (app: FastifyInstance, services: RouteServices) => void;
	/** Its answers in the command palette. */
	palette?: (sources: ProviderSources) => PaletteProvider;
	/** What waits for staff, on Today. */
	awaiting?: (sources: ProviderSources) => AwaitingProvider;
	/** Its bars on Today. */
	daily?: (sources: ProviderSources) => DailyProvider;
	/** What was made last, on Today. */
	latest?: (sources: ProviderSources) => LatestProvider;
	/** The figure at its entry of the bar. */
	placeCount?: (sources: ProviderSources) => PlaceCount;
	/** What it shows on the page of a company. */
	companyLinks?: (sources: ProviderSources) => CompanyLinks;
};

/** The providers of all features, in the order of their list. */
export function collectProviders(features: readonly StaffFeature[], sources: ProviderSources) {
	const collect = <Provider>(
		pick: (feature: StaffFeature) => ((sources: ProviderSources) => Provider) | undefined,
	): Provider[] => features.flatMap((feature) => pick(feature)?.(sources) ?? []);
	return {
		paletteProviders: collect(({ palette }) => palette),
		awaitingProviders: collect(({ awaiting }) => awaiting),
		dailyProviders: collect(({ daily }) => daily),
		latestProviders: collect(({ latest }) => latest),
		placeCounts: collect(({ placeCount }) => placeCount),
		companyLinks: collect(({ companyLinks }) => companyLinks),
	};
}
