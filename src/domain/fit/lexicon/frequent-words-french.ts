/**
 * French words from lists of the most frequent ones (see docs/trade/fit-check.md), without accents. None names a
 * danger, alone or beside another word; see `harmless.ts`. Words that are in another list or one typo away from a
 * hazard word are left out.
 */

/** Nouns; plurals are formed by rule. */
const NOMS = `
abbaye abonnement abord accroissement accueil achat acquisition actionnariat actrice actualite adepte adhesion
administrateur adoption adversaire affection affichage agriculture aisance album alibi allocation allusion altesse
amant ambassade ambiance amendement amiral amitie amortissement analyste ancetre andouille ange anime annexe annonceur
anonymat apocalypse apparence appellation applaudissement appreciation approbation arabe arbitrage archives ascension
assistance assureur astronaute athlete atlantique atout attente attrait attribution audace autographe autonomie
autorisation avertissement aveu avocate avril badge bagage bagarre baiser bande bandit banquier baraque barbu barman
baron basilique bataillon batard bavard bazar benediction beneficiaire betise bienfait bijoutier billard biographie
biologie bise bisou blog bol bonte bordure bouclier bouddha bouffon bouquet bouquin bourgeois bourgmestre bourreau
boursier boxeur brevet brigade brin brochure buffet bulletin butin cadet cafeteria cahier calcul calepin camarade
canape cancre capital capitale capitalisation capitalisme caporal caractere cardinal cargaison carnet cartel cassette
cauchemar caution cavalier celibataire centenaire centime ceremonie certitude chagrin championnat chanceux chant
chantage chanteuse chapelet charite chateau chatiment chercheur cheri cherie chevalier choeur chomage chorale chouette
chretien chronique cigare cigarette cine cineaste cinquantaine cirque citation cite citoyennete civilisation clan
clarte cliche clin coalition coequipier coherence cohesion coiffeur coiffure coincidence colere collaborateur
collaboration collection collectionneur colloc coloc colocataire colonie coloris combattant comedie comique comite
commandement commencement commercialisation commissaire commissariat communisme communiste compassion compatibilite
compatriote compensation competitivite complement complexite complice complicite complot compositeur comprehension
comptabilite comptoir comtesse concepteur concertation concession concurrent condamnation condoleance confesse
configuration confirmation conformite confrontation congres conjoncture connard connasse connerie conquete consentement
conservation consommateur consommation consortium conspiration constat constitution consultation contemporain continent
continuite contradiction contraste contrepartie contribuable convergence convivialite convoi coordination coordonnee
correlation correspondance corruption cotation cotisation coupable couronne courtage courtoisie couteur coutume couvent
crainte crayon creance creancier createur credibilite credo crepuscule cri croisiere croissance croix croyance
culpabilite culte danois danseur danseuse debiteur deboires debut deception decideur declin decorum deduction deesse
defaite defenseur defi deficit definition deguisement delegation delegue delit delocalisation demandeur dementi
democratie demoiselle demon denomination departement dependance depute deroulement desaccord desastre desespoir
desordre destin destinee detective detenteur deuil developpement dictionnaire diminution discipline discretion
discrimination disparition disponibilite disposition distinction distraction diversification diversite dividende
division divorce doctrine documentaire documentation dodo donation dortoir dos dragueur drapeau duc duchesse duel duo
duration dynamique dynastie echeancier ecolo ecologiste economiste ecrin ecriture editeur efficacite egalite egoiste
elan electeur election elegance elite eloge embarras embleme emeute emotion emplacement employeur emprunt enchere
endettement enfance enigme enjeu enlevement ennui enquete enregistrement enseignement enthousiasme entite entourage
entretien envergure envoi envol epopee equipage esclavage esclave espion essai essor esthetique eternite etiquette
etoile euphorie euro eurotunnel evaluation evasion eventail executif exoneration expansion explication exploitation
exportateur extraterrestre facette facon faculte faillite fantaisie fantasme fantome fardeau faute federation feria
fermete feuilleton fiabilite fiancailles fichier fidelite filiale fillette filleul financement financier fisc fiscalite
fisou fiston flemme flexibilite flic florin fluctuation folie folklore fonctionnaire formalite format foule foutaise
franchise fraternite fraude frequentation frerot fric fringue froc frontiere fugitif gaffe gage gala galaxie gamme
gangster garce garcon garconnet gendarme gendarmerie genealogie generosite gentillesse geste globe gloire gonzesse
gourou gouverneur gravite greffier grimace grognement guerrier gueule gugusse guichet guise habitation haine hameau
harcelement harmonie heritage heritier heroine heros hierarchie hippie homicide hommage homologue honnetete honneur
honoraires horizon horreur hospitalite hote hotesse humanite humiliation hypocrite hypothese identification identite
ideologie idole ignorance illusion illustration imbecile immigration immobilier immortel immunite impasse impatience
implication imposition imposteur impulsion incertitude inconvenient indemnite indicateur indication indien industrie
inflation informateur infos infrastructure injustice innocence innovation inscription insigne inspiration instauration
institut instruction integration integrite intellectuel interlocuteur interpretation interrogation interrogatoire
intervenant intervention intimite intrigue intuition inventaire inventeur investissement investisseur ironie itineraire
ivrogne jalousie japonais jargon jongleur jouissance jugement jugeote juif jumeau jurisprudence juriste justesse
kidnapping labyrinthe lacune lecon lectrice legislation legislature legitimite lenteur lexique liberation librairie
licenciement limitation liquidateur litige litterature livret localisation logis logistique longevite loterie loyaute
lune lycee magicien magie magistrat majeste malchance malediction malentendu malfaiteur malheur mallette maniere
manifestation mannequin maquillage marge marquis maturite mauviette mefiance melodie mensualite mentalite menteur
mepris mercredi merveille messager messe metaphore miette millenaire milliard millionnaire minet ministere minorite
minou mixite mobilier moderation modernisation modernite moeurs moine mome monarchie mondialisation monnaie monopole
monseigneur morale moralite motivation motus multimedia multinationale multiplication multitude mystere naif narration
nation nationalite natte naze noblesse nomination nostalgie notation notoriete nounou nuance nuptial obscurite
observateur obsession obtention occident occurrence octroi offense officier opposition optimisme orchestre ordonnance
organigramme organisateur organisme orgueil orientation originalite origine orphelin orphelinat orthographe pacte
pancarte panique panoplie paradis paradoxe paranoia parrain partenariat particularite parution pascal passager
passeport patrie patriote patronat pauvrete pavillon paysan pedagogie penaud pensionne perception peripherie permission
perruque pessimisme phenomene philosophe pianiste pionnier pitie plaidoirie plainte plaisanterie planete planification
plantation plume poeme poesie poete poetique pognon polemique politesse politicien ponderation popularite pote poupee
pourparlers pourtour precaution predecesseur predilection prefet prejuge preneur prenom preoccupation preparation
presage presidence presidente presomption prestation prestige prevention prevoyance priere princesse prisonnier
privatisation probabilite probleme proces processus procureur productivite professionnalisme programmation programmeur
progres progression promenade prometteur promoteur pronom pronostic prophete prospectus prosperite protagoniste
protecteur protocole provenance provision provocation psychologie psychologue publicite punition purete putain pyjama
qualification questionnaire quete quinzaine quiproquo rabbin rachat raciste raclee raconteur rancune rapidite rappel
rarete rationalisation rattrapage realisateur realisme realiste rebelle recession recipiendaire recit reclamation
reconfort reconstruction reconversion recrutement redaction redressement referendum reflet reflexe reflexion refrain
refuge refugie regie regime regiment reglementation regne regroupement reintegration rejet remede remords remuneration
rencard rendement renfort renom renommee renouveau rente reorganisation repartie repartition repentir repercussion
repertoire repetition repondeur reportage representation repression reproduction requete reservation resolution
restriction restructuration retablissement reticence retournement retrospective retrouvailles reveil revelation
revendeur revendication reviseur revision revolution rigueur rime rituel rival roman romantisme royaume rubrique ruse
saga sagesse salarial salarie salopard saloperie salutation samourai sanction sanctuaire scandale scenariste scene
sceptique schema scolarite scrutin secte seigneur seigneurie selection semblable seminaire senat senateur sensation
sensibilite serenite sergent serment sermon serviteur sexualite sieste signification silhouette similitude
simplification simulation sincerite slogan sobriete socialiste sommaire sommelier sondage sonnet sorcellerie
soulagement soupcon soupir sous souverain souverainete specialisation specialite specificite spectateur speculateur
speculation splendeur stagnation star statuette sterling strophe stupidite stylo subside substitution successeur
suedois supermarche supplement surete surnom sursaut sursis surveillance survie survivant symbole sympathie synonyme
synthese systeme tabou tact tactique tarification taxation telephonie telespectateur temoignage temperament tendresse
teneur tentation tentative terroir testament theologie theorie tonton tort totalite trad traducteur traduction tragedie
trahison trajectoire trajet tranquillite transaction transition tresorerie tribu tribune tricheur trimestre tristesse
trottoir trouille troupe truand tutelle tuteur unanimite univers universitaire urbanisme usager utilisation utilite
vacancier vaillance vainqueur valet validite valorisation vanite variation vengeance verbe verification versement vertu
veuve victoire vieillesse vieillissement vigile villageois virgule virtuose visa visibilite vocabulaire vocation voeu
vogue volontaire voyou yoga zone
`;

/** Peoples, places, first names and family names. */
const NOMS_PROPRES = `
abby abraham adams africain alban albert albin alex alexandre alexis alfred algerie alice allemagne allemand allemande
amelie amsterdam anais andalousie andre angele angelique angie angleterre anna anne annick antoine antonin anvers
arabie ardennes argentine ariane arnaud arthur asiatique asie athenes aube audrey aurelie aurore australie australien
autriche autrichien axel bagdad bangkok baptiste barcelone bastien bavarois beatrice beaudoin beaulieu bedard belanger
belge benelux benoit bergeron berlin bernadette berthe bertrand bilodeau blaise boisvert bolivie bosnie bostonnais
bouchard boudreau bourgogne brabant brenda brennan bresil bresilien bretagne brigitte britannique bruno bulgarie
californie californien cambodge cameroun camille carlo carole caroline caron catherine cecile cedric celeste celine
chantal charles charlotte chicago chili chine christelle christian christiane christina christine christophe clarisse
claude claudette claudie claudine clement clementine cloutier colette cologne colombie colorado congo constance
copenhague coree coreen corinne corse croatie cuba cubain cyril cyrille dalila damien danemark daniel daniela danielle
david delphine demers denis denise desjardins diane didier dominique dorothee dube dublin dupuis ecosse edgar edith
edmond edouard egypte egyptien elena eliane elianne elisabeth elise elodie eloise elsa emile emilie emma emmanuel eric
ernest espagnol estelle esther ethiopie etienne eugene europeen eve evelyne fabien fabienne fabrice felix fernand
fernande finlande flamand flandre florence florent floride fournier francfort francine francis franck francois
francoise francophone frank frankie franz fred freddie frederic gabriel gabrielle gaetan gaston gauthier gendron geneve
genevieve georgette gerald geraldine gerard gertrude ghislain gibraltar gilbert gilberte gilles ginette girard gisele
grec grece greg gregoire guatemala guido guillaume gustave guyane hainaut haiti haitien hanna hannah havane hawai
hebert hector helene henri henriette herve hollandais hollande hongrois hubert hugo hugues huguette inde indonesie ines
ingrid irak iran irene irlandais irlande isabelle islande israel israelien italie ivan jacinthe jacqueline jacques
jamaique janine japon jasmine jeanine jeanne jeannine jeremie jerome jerusalem jessica jessie joanie joel joelle
johanne jonathan josee joseph josephine josette jules julie julien juliette justine karine kenya kevin kinshasa kosovo
lachance laetitia laliberte lamontagne landry langlois lapointe larouche latin latino laura laure laurence laurent
laurie lavoie leandre leblanc leclerc lefebvre lena leo leon leonard leopold lessard levesque liban libanais liege lila
lille lilly limbourg lisbonne lise lisette londres lorraine louis louise louvain luc lucas lucie lucien lucienne
ludovic luxembourg luxembourgeois lydia lyon lyonnais madeleine madrid maeva magali malaisie mali manon marc marcel
marcelle margaux margot marguerite maria marianne mariette marius maroc marocain marseille marta martel marthe martin
martine mathias mathieu mathilde mathis maude maurice maxence maxime mediterranee megane melanie melina melissa
mexicain mexique miami michaud michel michele micheline michelle milan mireille monaco monique morgane morin
moyenorient munich musulman mylene nadeau nadia nadine namur nancy nathalie nathan neerlandais nepal nicolas nicole
nigeria nina nippon noah noelle noemie norbert normand normandie norvege norvegien occidental oceane odette odile
olivia olivier oriental oscar oslo ouellet pakistan palestine paquette parisien pascale patrice patricia patrick paul
paule paulette paulin pauline pekin pelletier perou perreault peruvien philippe phoebe pierrette poirier pologne
polonais portugais portugal poulin prague priscilla pyrenees quentin rachel raoul raphael raymond raymonde rebecca
regis rejean rejeanne renaud rene renee richard roberte robitaille roch rodrigue roger roland rolande romain romane
romeo ronald rosaire rosalie roumain roumanie rousseau roxanne russe russie ruth rwanda rwandais sabrina samuel sandra
sandrine sarah savard savoie scandinave sebastien senegal senegalais serbie serge severine shanghai sicile simard simon
simone singapour slave solange somalie sonia sophia sophie sovietique stephane stephanie steve steven stockholm suzanne
suzie sylvain sylvia sylvie syrie syrien taiwan tania tchad tessier texan texas thailande theo theodore therese
therrien thibault thierry thomas toulouse tremblay tristan tunis tunisie tunisien turc turcotte turgeon turquie ukraine
ukrainien uruguay vachon valentin valerie vanessa varsovie veilleux venezuela veronique verviers vicky vienne vietnam
vietnamien villeneuve vincent virginie vivianne wallon wallonie wilfrid xavier yann yannick yolande yorkais yves yvette
yvon yvonne zacharie zoe zurich
`;

/** Masculine singulars. */
const ADJECTIFS = `
academique acquis actuariel additif admirable aerien affame affirmatif amical amoureux analogue anonyme anormal
anterieur apparu assorti astucieux atypique audacieux automatique avantageux bancaire benefique bienveillant bilingue
bouleversant budgetaire cadastral captivant cense chaleureux charismatique clandestin coherent collant communal
communautaire competitif complementaire comprehensible concurrentiel confiant confidentiel congenital consensuel
consentant consequent continental contraint controverse convaincant convaincu convivial corrompu courageux courtois
craintif credible criard criminel croissant croyable cyclique debrouillard decevant decontracte decu degueu
democratique deprimant desespere desireux destine devot digital dingue diplomatique disciplinaire discutable disparu
distingue distrait dote douteux dramatique ecrit editorial electoral elitiste eloquent embarrassant emergent emotif
emotionnel enchante energique ennuyeux enthousiaste envieux envisageable epatant epouvantable equivalent errone etourdi
euphorique eventuel exaltant excitant exigent exotique explicite exquis extravagant fascinant fataliste fauche
feministe feodal ferroviaire fictif filial fiscal flagrant flou fondamental forfaitaire frivole furtif gay generique
germanique glamour gouvernemental grandiose graphique gratifiant harmonieux haussier heroique hideux hierarchique
hilarant honteux hostile humanitaire humiliant humoristique hypothecaire hypothetique identifiable illegitime
imbattable immanquable immoral impeccable imperatif impersonnel impertinent impoli imposable impraticable imprecis
imprevisible imprevu improbable inacceptable inapproprie incertain incessant incomparable incompetent inconfortable
inconscient incontestable incontournable incorrect indecent indecis indefini indeniable indescriptible indifferent
indigne indirect indiscret inedit ineffable inegalable inevitable inexplicable inhabituel inimaginable injuste innocent
innombrable inoubliable inoui insense insolent insouciant insoutenable institutionnel insulaire insupportable integral
interactif interminable interurbain intrigant intuitif invincible ironique irresponsable islamique jaloux judiciaire
juridique laborieux lamentable legislatif lesbien liberal licencie linguistique loufoque lunaire lyrique machiavelique
magistral majestueux malchanceux malheureux malhonnete maniaque marital martial masculin matinal mediatique mefiant
melancolique melodieux mensonger merdique meridional methodique metropolitain minable ministeriel minoritaire
miraculeux miserable monetaire monotone moral morose mutuel mythique negligeable nostalgique novateur obsede
omnipresent onereux opportun oral oratoire orgueilleux originaire originel orthodoxe ostentatoire palpitant paradoxal
paranoiaque parental participatif passif paternel pathetique patrimonial patronal pedagogique penal pensif perceptible
performant perplexe persuasif pertinent pessimiste philosophique photographique pitoyable pittoresque planetaire
plausible poli posthume prealable precipite predestine preferentiel premature presidentiel prestigieux presume
pretentieux previsible primordial princier privilegie prodigieux promotionnel propice proportionnel proverbial
prudentiel psychologique publicitaire quinquagenaire ravi ravissant realisable reciproque reconnaissant recurrent
redevable redoutable regrettable relaxe religieux renomme renouvelable repugnant repute requis respectueux retenu
revelateur revolutionnaire rigoureux romantique satisfaisant saugrenu scandaleux scientifique seduisant semestriel
sensuel sentimental sexuel sexy significatif simultane singulier sonore soucieux soudain soumis spatial spirituel
spontane stellaire sublime substantiel successif suivant superflu supreme surnaturel symptomatique syndical talentueux
taquin technologique telephonique televise terrestre terrifiant territorial textuel theatral thematique theorique
traitre trimestriel ulterieur unanime unilateral universel vengeur verbal veridique vertueux vicieux victorieux
vigoureux visuel vocal vraisemblable
`;

const ER = `
abonner abuser acceder acclamer accorder accoutumer accrediter acheminer acquitter adherer administrer affilier agacer
agreer alleguer allouer alterner amender analyser anticiper apaiser apostropher arnaquer arpenter assimiler associer
assumer attester attirer attribuer attrister auditionner avantager averer aviser badiner bafouer baptiser beneficier
blairer bluffer briguer cajoler capituler caracteriser celebrer chagriner chambouler chaperonner charmer chuchoter
citer clarifier classifier cloturer cogiter coiffer collectionner coloniser combler commemorer commercialiser
comptabiliser conceder concocter concorder concretiser concurrencer confectionner confesser confier confirmer conforter
confronter congedier conjuguer consacrer consoler conspirer constater constituer consulter contempler contrarier
contraster contrer convier coordonner cotoyer courtiser crediter culpabiliser cultiver deblaterer debourser decerner
dechanter dechiffrer deconner decourager decreter dedicacer defier defiler deguiser deleguer deliberer demissionner
democratiser demystifier denigrer denombrer denoncer depecher deplorer derober desapprouver designer destiner devaliser
devouer differencier differer digresser diplomer discriminer disculper disserter distinguer diversifier divorcer
divulguer doter draguer ebruiter echelonner economiser editer effrayer egayer elucider emaner embarrasser embrasser
emerger emigrer emmerder encaisser enchanter encombrer endetter endoctriner engendrer enjoliver enqueter enrager
entonner enumerer envier environner envisager envouter errer escorter espionner esquiver eterniser etiqueter evader
evoquer exalter exasperer exaucer exceder excuser exhiber exiger exiler exonerer exploiter exporter exterioriser
extrapoler fantasmer fasciner feuilleter fideliser filmer finaliser financer flirter focaliser formaliser formuler
frauder frequenter frimer fructifier frustrer galoper generaliser gesticuler glorifier gratifier gribouiller harceler
harmoniser homologuer honorer humilier idealiser identifier idolatrer immatriculer immigrer implorer importuner
inaugurer incarner inciter incomber inculper indemniser indexer indigner individualiser initier insinuer instaurer
instituer insulter intensifier interloquer interviewer intimider intriguer inventorier investiguer invoquer jalouser
jardiner jogger jubiler lamenter larguer legaliser legiferer licencier magasiner majorer manifester manigancer mediter
mefier memoriser minimiser mobiliser moderniser mondialiser monopoliser moraliser mouvementer necessiter normaliser
nuancer numeroter octroyer offenser officialiser opter orchestrer pardonner parodier parrainer passionner peaufiner
penaliser perdurer peregriner perpetuer perseverer personnaliser persuader philosopher polemiquer populariser postuler
preconiser predestiner prefigurer premediter preoccuper preserver presider presumer privatiser privilegier proclamer
progresser prononcer prosperer psychanalyser publiciser qualifier quantifier quemander quereller radoter raffoler rager
rallier randonner raviver recenser recompenser reconcilier reconsiderer recreer redonner redouter referencer refleter
reformuler reglementer rejouer relativiser relooker reluquer remedier rememorer remunerer renommer rentabiliser
reorganiser repertorier requisitionner resilier restructurer retracer retrograder revaloriser revendiquer revolutionner
ridiculiser rivaliser ruiner sacrifier sanctionner scandaliser schematiser scruter sensibiliser sermonner sieger
signifier siroter skater socialiser solliciter sommeiller sommer songer soucier soupconner soupirer spolier sponsoriser
stigmatiser stipuler stresser subsister substituer succomber supplanter supplier surestimer surnommer surpasser
susciter sympathiser systematiser tabler taquiner tarifer tatonner taxer telecharger temoigner temporiser terrifier
theoriser tituber tracasser tutoyer urger usurper valoriser vehiculer venerer venger verbaliser vexer victimiser
visionner visualiser vivifier voter vouer vouvoyer
`;

const IR = `
abasourdir affermir affranchir amortir anoblir assagir assortir assujettir attendrir avilir cherir compatir consentir
divertir eblouir eclaircir enorgueillir ensevelir faiblir gemir jouir lotir mugir munir nantir ravir regir repartir
ressaisir retentir subvenir travestir
`;

/** Irregular forms, and words without endings. */
const FORMES = `
aah abondamment accordeon adieu admet admets admirablement ahurissant aimeriez aimerions al alias allant alles alliez
allions apparaissait apparaissent apparait appartenait appartenant appartiennent appartiens apprendra apprendrai
apprenne asbl asseyez assieds assoyez atteignait atteignent atteinte atteints aud audit aupres aurez auriez aurions
auxquelles auxquels aval azimut ba badminton ballet bbc berceuse beret berets bermuda bermudas bis blouse blouses
blouson blousons boivent bottillon bottillons bouh buvait buvons cardigan cd cf ch chiffonnier cia clarinette coiffeuse
commettre comprenais comprenait comprenant comprendra comprendrai comprendrais comprendras comprendrez comprenne
comprennent comprennes comprise comprises conclue conclues conclus conclut concoit conduisait conformement
conjointement connaissaient connaissais connaissait connaisse connaissent connaissiez connaissons connaitrait conquis
conquise consenti consentis consequemment consistait consiste consister contiennent contraignant contraints convainc
convaincre convaincue convaincus convenaient couchette couette couraient courait courent courrait couverts couvrant
couvrent craignais craignait craignent craignez croient croira croirais croirait croyais croyait croyiez croyons cv
decidement decouverts decouvrait decouvrent decrire decrit decrite decrivez deduire deduit del dela dem depeins deplait
desquelles detenait detenir detenu detient detruits devaient devenais devenait devenant devenez deviendra deviendrai
deviendrait devienne deviennent deviens deviez devint devions devon devras devrez devriez devrions devrons di dirai
dirais dirait diras direz diriez diront disaient disais disant dise dises disiez disparais disparaissent disparait
disparue disparus distraire domino dominos dormais dorment doudou dr dudit duvet echarpe ecrites ecrits ecrivais
ecrivait ecrivent ecrivons edredon elu elue elus emet emettre emis emises emu endormi endormir enfreint enfui
entretient equivaut er eumes euros eut fac facto failli faillir faisiez faisions fanfare fasses fassiez fbi feraient
ferez feriez ferions fetait fetent feter fetez fetons fichez fichu fichue fichus flute forcement fortnite foutent
foutez foutre fussent futon gentille gentiment gps gre gsm gueridon ha handball harmonica helas hm ho hop houlette
hourra hum ii iii incluant inclut info inscrire inscrit inscrite inscrits inscrivent instar intervenu intervenue
interviennent introduire introduit irez iriez irions issu issus iv ix jaquette jouit jr judo kangourou karate
litteralement lorsqu lt maillot maillots maint maintes mam mamzelle maxi mentait mentent mentez mettais mettant mettiez
mettrai mettrais mettrait mettront mgr mien mienne miennes miens minecraft mini mlle mme mmes mn mocassin mocassins
monopoly msn naquit nasa ncis nes notres nsa obtenez obtenue obtenus obtiennent obtiens ocde offertes offrait offrant
offrent ohh onu ordi otan ouah ouai ouh paillasson pantoufle pantoufles paraissait paraissent paraitra parceque
parcouru partais partant parte partes partiez partirai partirons partis parvenu parvenue parvenus parviennent parvient
pdg penderie percu permettait permettant permettent permettez permettra permettrait permettront ping plaignent plaira
plairais plairait plaisait polo polos pong pourras pourrez pourriez pourrions pourrons poursuit poursuivent poursuivi
poursuivre pourvu pouvaient pouvant pouviez pouvions prealablement predire predit prenais prenant prendrai prendrais
prendrait prendras prendrez prendrons prendront preniez prenions prenne prennes prevenez prevenue prevenus prevoient
prevoyait prevoyons priori prirent produira produite produites promet promets promo promouvoir promu promue provenant
proviennent provient ps puisqu puissiez puissions pupitre pyjamas quant quelqu quo quoiqu rap recevez recevra recevront
reconduire reconnais reconnaissent reconnaissez reconnait recourir recueilli recueillir recueillis redevenir redevenu
redingote redit reduisent reduite reduites reduits relire relu remet remets remettez remettra reparlera repars
reprenais reprenant reprenez reprennent reprenons reproduire requiert ressens ressentez ressenti ressentir ressortir
resteras resultant retenue retenues retenus retiendra revenait revenant revenez revenons revenue reverra reverrai
reviendra reviendrai reviendrais reviendrait reviendras reviendront revienne reviennent reviens revis revit revivre
revoici revoila revois revoit rtl sachant sachent saches sachez sachiez sachons samba sandale sandales saurai saurais
saurait sauras saurez saurons sauront savaient saviez savions saxo saxophone scrabble servira serviront sien sienne
siennes siens sms sncb solfege sortais sortant sortira sortirai sortiras sortis sortons soudainement souffert soumise
soumises souri souriez souscrire souscrit soutenue soutiennent souvenez souviendrai souviendras souvienne spontanement
stars sudoku suffira suffirait suffisait suffisent suivais suivait suivante suivantes suivants suivent suivie suivies
suivis suivra suivrai surcroit surprenait surprend survenu survient sus taie tailleur tais taisez tango telecom
tenaient tenais tenues tenus tgv tien tiendra tiendrai tiendrait tienne tiennes transmet trompette tuba tut ukulele
ulterieurement vaisselier valent valse vaudra venaient venais venant veniez venues venus verrai verraient verrais
verrait verras verrons verront veuilles vi viendrai viendrais viendrait viendras viendriez viendront viennes vii viii
vivaient vivais vivait vivez vivons vivra volley votres voudrai voudras voudrez voudriez voudrions voudrons voulaient
voulant vouliez voulions voulus voyant vraisemblablement waouh xi youpi zelda
`;

export const FREQUENT_FRENCH_NOUNS = [NOMS, NOMS_PROPRES];
export const FREQUENT_FRENCH_ADJECTIVES = [ADJECTIFS];
export const FREQUENT_FRENCH_ER_VERBS = [ER];
export const FREQUENT_FRENCH_IR_VERBS = [IR];
export const FREQUENT_FRENCH_FORMS = [FORMES];
