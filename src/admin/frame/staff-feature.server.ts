import type { FastifyInstance } from 'fastify';
import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import type { LabelSource } from '../../domain/labels/label-source.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import type { PictureStorage } from '../../platform/storage/picture-storage.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';
import type {
	AwaitingProvider,
	DailyProvider,
	FirstStepProvider,
	LatestProvider,
	PaletteProvider,
	SectionCount,
	StaffServices,
} from './staff-services.server.ts';

/** The services available to providers. */
export type ProviderSources = Pick<StaffServices, 'database' | 'catalogue' | 'timeZone' | 'documents'>;

/** The services available to routes. */
type RouteServices = StaffServices & {
	/** Where uploaded pictures are stored. */
	storage: PictureStorage;
	sender: MailSender;
	/** The mail address of staff. */
	staffAddress: string;
};

/**
 * Everything a feature adds to the back-office besides its pages; `app/staff-features.server.ts`
 * lists all features.
 */
export type StaffFeature = {
	addRoutes?: (app: FastifyInstance, services: RouteServices) => void;
	/** Its results in the command palette. */
	palette?: (sources: ProviderSources) => PaletteProvider;
	/** What it starts when its command is typed in the palette. */
	commands?: (sources: ProviderSources) => PaletteProvider;
	/** Its waiting items on Today. */
	awaiting?: (sources: ProviderSources) => AwaitingProvider;
	/** What it needs to be ready for work: one step, or several. */
	firstStep?: (sources: ProviderSources) => FirstStepProvider | FirstStepProvider[];
	/** Its daily counts, shown as bars on Today. */
	daily?: (sources: ProviderSources) => DailyProvider;
	/** Its latest records on Today. */
	latest?: (sources: ProviderSources) => LatestProvider;
	/** The count shown at its entry in the bar. */
	sectionCount?: (sources: ProviderSources) => SectionCount;
	/** Its section on a company's page. */
	companyLinks?: (sources: ProviderSources) => CompanyLinks;
	/** Its records that staff can delete: of one kind, or of several. */
	deletable?: Deletable | readonly Deletable[];
	/** Its records that labels ship. */
	labelSource?: () => LabelSource;
};

/** The providers of all features, in list order. */
export function collectProviders(features: readonly StaffFeature[], sources: ProviderSources) {
	const collect = <Provider>(
		pick: (feature: StaffFeature) => ((sources: ProviderSources) => Provider) | undefined,
	): Provider[] => features.flatMap((feature) => pick(feature)?.(sources) ?? []);
	return {
		paletteProviders: [...collect(({ commands }) => commands), ...collect(({ palette }) => palette)],
		awaitingProviders: collect(({ awaiting }) => awaiting),
		firstSteps: collect(({ firstStep }) => firstStep).flat(),
		dailyProviders: collect(({ daily }) => daily),
		latestProviders: collect(({ latest }) => latest),
		sectionCounts: collect(({ sectionCount }) => sectionCount),
		companyLinks: collect(({ companyLinks }) => companyLinks),
		deletables: features.flatMap(({ deletable }) => deletable ?? []),
		labelSources: collect(({ labelSource }) => labelSource),
	};
}
