/** French nouns for things, places and shop talk of Quebec, without accents; see `harmless.ts`. Plurals are formed by rule. */

const VEHICULES = `
conteneur container telepherique telecabine arretoir
vehicule auto automobile char bagnole minoune bazou camion camionnette pickup fourgonnette fourgon van autobus bus autocar minibus limousine
jeep vus roulotte caravane remorque semiremorque trailer fardier plateforme flatbed benne bennebasculante dompe dompeuse dumper boite
caisse basculante attache attelage hitch timon sellette chassis cadre longeron traverse suspension ressort essieu
roue jante pneu moyeu aile parechoc parechocs pare capot coffre valise portiere hayon basdecaisse bas plancher toit habitacle cabine
banc siege ceinture volant tableau bord pedale guidon cadre bequille marchepied echappement silencieux muffler collecteur
tuyere radiateur parebrise miroir retroviseur phare moto motocyclette motocross mobylette scooter velo vtt quatreroues quatre motoneige skidoo skidou
traineau luge chenille moteur transmission differentiel arbre suspension bras rotule gearbox grille bullbar treuil
bateau navire chaloupe canot kayak ponton yacht voilier barge traversier remorqueur peniche cargo vraquier chalutier
radeau coque pont quille etrave poupe proue ecoutille rambarde bastingage mat ancre hublot gouvernail rame aviron quai
marina bouee homard crabe cage filet casier train wagon locomotive rail traverse ballast gare metro tramway avion hydravion
aile fuselage hangar helicoptere niveleuse chargeuse loader retrocaveuse pelle pepine excavatrice bulldozer bouteur
compacteur tracteur debusqueuse abatteuse porteur grue nacelle chariot elevateur lift transpalette diable brouette
charrue gratte grattoir saleuse bobcat skidsteer godet bucket
`;

const TERRAINS = `
ferme grange etable ecurie porcherie poulailler bergerie remise cabanon shed garage atelier silo grenier fenil foin balle paille
recolte champ terre terrain paturage enclos corral clos cloture barriere abreuvoir mangeoire stalle cornadis vache veau veaux boeuf
cheval chevaux poney mouton agneau agneaux chevre cochon poule dinde betail troupeau herse semoir planteur
moissonneuse epandeur charette cultivateur tracteur patate pomme terre ble mais avoine orge soya
verger vignoble vigne erabliere cabane sucre erable potager serre jardin cour pelouse gazon haie arbre arbuste tronc souche ecorce
epinette sapin pin cedre bouleau chene frene merisier hetre tremble peuplier pruche meleze noyer tilleul bois boise planche madrier
colombage contreplaque plywood bille billot buche corde bran copeau palette
carriere graviere sabliere galerie puits chevalement minerai tamis trommel chute tremie silo
chantier site usine moulin manufacture aluminerie papetiere papeterie cimenterie acierie raffinerie scierie entrepot hangar
quai port chantiernaval depot cour voie autoroute route rue rang chemin avenue boulevard ruelle coin carrefour rondpoint pont viaduc
ponceau tunnel barrage ecluse centrale ville village municipalite mairie quartier banlieue campagne region comte province pays
nord sud est ouest fleuve riviere lac ruisseau etang baie golfe ile iles mer ocean plage rive berge cote montagne colline vallee plaine
immeuble bloc logement appartement appart condo maison chalet camp bungalow duplex triplex manoir ecole eglise chapelle cathedrale
presbytere cimetiere monument statue musee bibliotheque theatre cinema arena patinoire piscine stade aeroport caserne prison palais
hotel motel auberge bar taverne brasserie microbrasserie magasin boutique centre commercial garderie bureau edifice gratteciel
stationnement parking abri kiosque marche residence cegep
`;

const BATIMENT = `
charpente structure ossature colonne poutre poutrelle solive chevron ferme linteau lisse montant panne entretoise contreventement fondation semelle dalle
plancher plafond mur cloison toit toiture corniche pignon lucarne gouttiere soffite fascia bardeau revetement parement brique bloc pierre
gypse placo platre moulure plinthe porte cadre chambranle seuil charniere poignee serrure loquet verrou cadenas fenetre vitrine chassis volet
store moustiquaire auvent marquise galerie balcon perron terrasse patio veranda escalier marche contremarche limon rampe gardecorps mainscourantes
maincourante barreau balustre poteau poteaux echelle passerelle mezzanine grenier soussol cave vide sanitaire corridor couloir
entree hall salon chambre salle bain bureau placard gardemanger armoire etage rezdechaussee portail portique grillage
treillis cloture pergola gazebo colimacon spirale conduit gaine ventilation registre grille drain ponceau
renovation reno agrandissement restauration reparation demolition construction projet plan devis dessin croquis cote mesure
dimension niveau pente aplomb equerre tolerance
meuble table chaise tabouret banc banquette sofa divan fauteuil lit tete matelas berceau commode tiroir bibliotheque etagere tablette
crochet portemanteau patere boite coffre malle panier caisse caissette cadre miroir horloge lampadaire chandelier bougeoir tapis rideau coussin oreiller
couverture drap nappe serviette linge guenille bache sac valise jouet balancoire glissade cabane niche mangeoire nichoir bac fleur plante
jardiniere treille support portebuches portevin celliers rack chenet rangement brouette rateau pelle balai moppe
escabeau treteau hamac bbqcadre ustensile assiette tasse souvenir babiole bibelot ornement decoration decor plaque enseigne
affiche boitelettres cloche girouette sculpture oeuvre bijou pendentif medaille trophee fer cheval boucle
chose affaire bidule patente gogosse machin cossin cochonnerie guedille accessoire fourniture trousse kit ensemble jeu paire lot tas
rangee ligne piece morceau bout retaille rebut reste echantillon exemple prototype modele copie gabarit version sorte style genre
taille forme patron motif volute courbe arc rond cercle anneau carre rectangle triangle cube cone
`;

const SOUDURE = `
soudure cordon passe racine root rootpass remplissage fill finition cap capage chanfrein talon jeu ecart gap penetration
laitier slag caniveau porosite soufflure inclusion fissure defaut retrait distorsion deformation pliage eprouvette coupon coupons plaque
assemblage filet angle bout coin bord recouvrement bouchon rainure reprise rechargement beurrage empilage tissage balayage
technique procede procedure dmos wps qmos position reglage parametre vitesse avance intensite polarite inductance
pistolet gun buse diffuseur tube collet coupelle lentille gachette pedale bobine spool pince mise masse gaine
devidoir feeder inverseur onduleur poste machine soudeuse welder lincoln miller esab fronius kemppi hypertherm
casque masque cagoule tablier manchette rideau ecran couverture respirateur
acier inox inoxydable aluminium alu laiton cuivre bronze titane nickel fonte chrome galvanise galva tole toles tolerie plaque feuille checker
plate caillebotis metal deploye perfore corniere cornieres angle flatbar flat fer plat rond carre tube tubulaire profile profiles hss
cheniere channel canal beam hbeam poutre wide flange tuyau raccord coude te reducteur bride manchon collerette embout piquage
support hanger suspente attache ancrage ancre boulon ecrou rondelle vis rivet goujon goupille tige clavette crochet manille
elingue chaine palan treuil levier serre serrejoint clampe clamp vicegrip etau gabarit jig equerre niveau ruban galon
craie marqueur regle compas calibre pied coulisse jauge gauge hilo etabli treteau chevalet tablette chariot
fitup layout backing tack up job shop shift overtime break lunch gang crew foreman helper apprentice
soudagecollectif ferronnerie chaudronnerie tuyauterie carrosserie machinerie mecanique structure charpenterie ferblanterie quincaillerie
atelier boutique chaine production quart chiffre shift relais nuit soir jour matin avantmidi apresmidi midi minuit heure minute seconde instant moment
semaine mois annee an siecle decennie saison printemps automne journee soiree matinee lendemain veille date
lundi mardi janvier juillet hier demain paie fois coup bout pause break temps
quantite nombre chiffre dizaine douzaine vingtaine trentaine centaine millier million moitie tiers quart demi demie double triple moyenne total somme
un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante septante
millimetre centimetre metre kilometre pouce pied verge mille acre gramme once livre kilo tonne litre gallon pourcentage degre
vent rafale soleil nuage brouillard brume ombre lumiere noirceur meteo climat temperature bruit odeur poussiere salete crasse
rouille usure bosse craque trou pli raideur poids charge force solidite dommage bris
`;

/** Warehouses, yards and the weather. */
const ENTREPOT = `
echangeur condenseur pieu palplanche civiere acces butee goulotte matrice culasse bassin gicleur sprinkleur
calorifere serpentin cendrier fumoir couvercle antenne
penture maillet truelle beche seau seaux enclume tendeur barricade dossard routier poussette voile paillis tourbe moulee paquet
sel scanner poubelle platre amortisseur embrayage boueux poussiereux bruine feuillard pancarte
`;

export const FRENCH_THINGS = [ENTREPOT, VEHICULES, TERRAINS, BATIMENT, SOUDURE];
